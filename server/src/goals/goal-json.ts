/** A moment as the wire writes it. */
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL for a goal as the wire writes it, in the order of the contract's fields.
 *
 * PostgreSQL writes the text itself, so that pages of thousands of goals pass through the server unread.
 *
 * @param goal the name that the goals table has in the query
 */
export function goalJson(goal: string): string {
  const column = (name: string) => `${goal}.${name}`;
  const fields: readonly (readonly [string, string])[] = [
    ['id', column('id')],
    ['code', column('code')],
    ['tempId', column('temp_id')],
    ['space', column('scope_id')],
    ['name', column('name')],
    ['parent', column('parent_id')],
    ['columnId', column('column_id')],
    ['bucketId', column('bucket_id')],
    ['dueDate', column('due_date')],
    ['doneDate', column('done_date')],
    ['datetimeFr', instant(column('datetime_fr'))],
    ['datetimeTo', instant(column('datetime_to'))],
    ['createdDatetime', instant(column('created_at'))],
    ['modifiedDatetime', instant(column('modified_at'))],
    ['lockedTillDatetime', instant(column('locked_till'))],
    ['locked', column('locked')],
    ['richThoughts', column('rich_thoughts')],
    ['notesRev', column('notes_rev')],
    ['type', column('type')],
    ['assignee', column('assignee')],
    ['color', column('color')],
    ['tags', column('tags')],
    ['public', column('is_public')],
    ['sequenceNo', column('sequence_no')],
    ['horizonSequenceNo', column('horizon_sequence_no')],
    ['bucketSequenceNo', column('bucket_sequence_no')],
    ['subgoalSequenceNo', column('subgoal_sequence_no')],
    ['recurrence', column('recurrence_id')],
    ['createdBy', column('created_by')],
    ['recreatedFrom', column('recreated_from')],
    ['carriedCount', column('carried_count')],
    ['stamps', column('stamps')],
    ['version', column('version')],
    ['rev', column('rev')],
  ];
  // Not json_build_object, which writes blanks around every colon.
  return `(select row_to_json(wire) from (select ${fields.map(([name, value]) => `${value} as "${name}"`).join(', ')}) wire)`;
}

/** SQL for a goal's logged note changes after a scope's version, as a JSON array in their order. */
export function noteChangesJson(goalId: string, afterVersion: string): string {
  return `(select json_agg(json_build_object('rev', n.rev, 'key', n.key, 'ops', n.ops) order by n.rev)
    from goal_note_changes n where n.goal_id = ${goalId} and n.version > ${afterVersion})`;
}
