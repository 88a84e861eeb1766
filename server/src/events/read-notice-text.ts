import { instantText } from '../db/instant-text.ts';

export function readNoticeText(row: string): string {
  return `json_build_object('id', ${row}.id, 'isRead', ${row}.is_read, 'datetime', ${instantText(`${row}.event_at`)},
    'version', ${row}.version, 'rev', ${row}.rev)::text`;
}
