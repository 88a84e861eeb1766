/** Only the newest changes up to this size are sent. */
const maxLogBytes = 1_000_000;

/**
 * Old changes may be left out. A reader notices the gap by the revisions.
 *
 * @param after SQL condition on `n`, the change
 */
export function newestNoteChanges(goalId: string, after: string): string {
  return `(select * from (
      select n.*, sum(n.bytes) over (order by n.rev desc) as bytes_since
      from goal_note_changes n where n.goal_id = ${goalId} and ${after}
    ) n where n.bytes_since <= ${maxLogBytes})`;
}

export function noteChangesJson(goalId: string, afterVersion: string): string {
  return `(select json_agg(json_build_object('rev', n.rev, 'key', n.key, 'ops', n.ops) order by n.rev)
    from ${newestNoteChanges(goalId, `n.version > ${afterVersion}`)} n)`;
}

export function noteChangesBytes(goalId: string, afterVersion: string): string {
  return `(select least(sum(n.bytes), ${maxLogBytes}) from goal_note_changes n
    where n.goal_id = ${goalId} and n.version > ${afterVersion})`;
}
