/** The logged changes that travel with a note: the newest, up to this many bytes of them. */
const maxLogBytes = 1_000_000;

/**
 * SQL for a goal's logged note changes after some point of it, the newest that fit; fewer than there were when the log is
 * cut, which whoever reads them sees by their revisions.
 *
 * @param after SQL over `n`, the change
 */
export function newestNoteChanges(goalId: string, after: string): string {
  return `(select * from (
      select n.*, sum(n.bytes) over (order by n.rev desc) as bytes_since
      from goal_note_changes n where n.goal_id = ${goalId} and ${after}
    ) n where n.bytes_since <= ${maxLogBytes})`;
}

/** SQL for a goal's logged note changes after a scope's version, as a JSON array in their order. */
export function noteChangesJson(goalId: string, afterVersion: string): string {
  return `(select json_agg(json_build_object('rev', n.rev, 'key', n.key, 'ops', n.ops) order by n.rev)
    from ${newestNoteChanges(goalId, `n.version > ${afterVersion}`)} n)`;
}

/** SQL for the bytes of a goal's logged note changes after a scope's version, about as many as travel. */
export function noteChangesBytes(goalId: string, afterVersion: string): string {
  return `(select least(sum(n.bytes), ${maxLogBytes}) from goal_note_changes n
    where n.goal_id = ${goalId} and n.version > ${afterVersion})`;
}
