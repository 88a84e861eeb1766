import { instantText } from '../db/instant-text.ts';

export function boardText(row: string): string {
  return `json_build_object('id', ${row}.id, 'code', ${row}.code, 'tempId', ${row}.temp_id,
    'recreatedFrom', ${row}.recreated_from, 'space', ${row}.scope_id, 'name', ${row}.name, 'emoji', ${row}.emoji,
    'sequenceNo', ${row}.sequence_no, 'background', ${row}.background, 'cover', ${row}.cover, 'color', ${row}.color,
    'richDescription', ${row}.rich_description, 'isPublic', ${row}.is_public, 'isListed', ${row}.is_listed,
    'category', ${row}.category, 'allowCollaboration', ${row}.allow_collaboration, 'createdBy', ${row}.created_by,
    'isCloned', exists (select from cloned_boards c where c.board_id = ${row}.id),
    'createdDatetime', ${instantText(`${row}.created_at`)}, 'modifiedDatetime', ${instantText(`${row}.modified_at`)},
    'stamps', ${row}.stamps, 'version', ${row}.version, 'rev', ${row}.rev)::text`;
}
