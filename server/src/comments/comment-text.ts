import { instantText } from '../db/instant-text.ts';

/** SQL for a comment as the wire writes it, as JSON text; `row` is its row. */
export function commentText(row: string): string {
  return `json_build_object('id', ${row}.id, 'tempId', ${row}.temp_id, 'goal', ${row}.goal_id,
    'richText', ${row}.rich_text, 'userId', ${row}.user_id, 'createdDatetime', ${instantText(`${row}.created_at`)},
    'modifiedDatetime', ${instantText(`${row}.modified_at`)}, 'stamps', ${row}.stamps, 'version', ${row}.version, 'rev', ${row}.rev)::text`;
}
