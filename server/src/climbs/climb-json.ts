import { instantText } from '../db/instant-text.ts';

/** SQL for a climb of the reader's own as JSON text. */
export function climbText(row: string): string {
  return `json_build_object('id', ${row}.id, 'code', ${row}.code, 'slug', ${row}.slug, 'tempId', ${row}.temp_id,
    'recreatedFrom', ${row}.recreated_from, 'name', ${row}.name, 'description', ${row}.description, 'icon', ${row}.icon,
    'color', ${row}.color, 'category', ${row}.category, 'inOrder', ${row}.in_order,
    'suggestedStart', ${row}.suggested_start, 'richDescription', ${row}.rich_description, 'steps', ${row}.steps,
    'public', ${row}.is_public, 'isListed', ${row}.is_listed, 'publishedVersion', ${row}.published_version,
    'isChanged', ${row}.is_changed, 'createdDatetime', ${instantText(`${row}.created_at`)},
    'modifiedDatetime', ${instantText(`${row}.modified_at`)}, 'stamps', ${row}.stamps, 'version', ${row}.version,
    'rev', ${row}.rev)::text`;
}

/** SQL for a started climb as JSON text. */
export function climbSubscriptionText(row: string): string {
  return `json_build_object('id', ${row}.id, 'climb', ${row}.climb, 'inOrder', ${row}.in_order, 'space', ${row}.space_id,
    'settings', json_build_object('startDate', to_char(${row}.start_date, 'YYYY-MM-DD')), 'restart', ${row}.restart,
    'steps', ${row}.steps, 'settled', ${row}.settled, 'climbVersion', ${row}.climb_version,
    'createdDatetime', ${instantText(`${row}.created_at`)}, 'modifiedDatetime', ${instantText(`${row}.modified_at`)},
    'version', ${row}.version, 'rev', ${row}.rev)::text`;
}
