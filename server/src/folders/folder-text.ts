export function folderGoalText(row: string): string {
  return `json_build_object('id', ${row}.id, 'tempId', ${row}.temp_id, 'folder', ${row}.folder_id,
    'space', ${row}.space_id, 'isPrivate', ${row}.scope_id <> ${row}.space_id, 'goal', ${row}.goal_id,
    'board', ${row}.board_id, 'sequenceNo', ${row}.sequence_no, 'version', ${row}.version, 'rev', ${row}.rev)::text`;
}
