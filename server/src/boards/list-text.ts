import { instantText } from '../db/instant-text.ts';

export function listText(row: string): string {
  return `json_build_object('id', ${row}.id, 'code', ${row}.code, 'tempId', ${row}.temp_id,
    'recreatedFrom', ${row}.recreated_from, 'space', ${row}.scope_id, 'board', ${row}.board_id, 'name', ${row}.name,
    'emoji', ${row}.emoji, 'showEmoji', ${row}.show_emoji, 'expanded', ${row}.expanded, 'sequenceNo', ${row}.sequence_no,
    'createdBy', ${row}.created_by, 'createdDatetime', ${instantText(`${row}.created_at`)},
    'modifiedDatetime', ${instantText(`${row}.modified_at`)}, 'stamps', ${row}.stamps, 'version', ${row}.version,
    'rev', ${row}.rev)::text`;
}
