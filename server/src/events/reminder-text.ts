import { instantText } from '../db/instant-text.ts';

export function reminderText(row: string): string {
  return `json_build_object('id', ${row}.id, 'space', ${row}.space_id, 'goalId', ${row}.goal_id,
    'datetimeFr', ${instantText(`${row}.starts_at`)}, 'date', to_char(${row}.day, 'YYYY-MM-DD'),
    'goalCount', ${row}.goal_count, 'datetime', ${instantText(`${row}.due_at`)},
    'version', ${row}.version, 'rev', ${row}.rev)::text`;
}
