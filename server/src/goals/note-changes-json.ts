/** SQL for a goal's logged note changes after a scope's version, as a JSON array in their order. */
export function noteChangesJson(goalId: string, afterVersion: string): string {
  return `(select json_agg(json_build_object('rev', n.rev, 'key', n.key, 'ops', n.ops) order by n.rev)
    from goal_note_changes n where n.goal_id = ${goalId} and n.version > ${afterVersion})`;
}
