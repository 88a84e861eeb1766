import { instantText } from '../db/instant-text.ts';

export function commentText(row: string): string {
  return `json_build_object('id', ${row}.id, 'tempId', ${row}.temp_id, 'goal', ${row}.goal_id,
    'richText', ${row}.rich_text, 'userId', ${row}.user_id, 'createdDatetime', ${instantText(`${row}.created_at`)},
    'modifiedDatetime', ${instantText(`${row}.modified_at`)}, 'stamps', ${row}.stamps, 'version', ${row}.version, 'rev', ${row}.rev)::text`;
}
