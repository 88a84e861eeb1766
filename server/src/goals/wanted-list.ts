import { rowsNamed } from '../db/named-rows.ts';

export interface WantedList {
  readonly id: string;
  readonly space: string;
  readonly isDeleted: boolean;
}

export function wantedListJson(id: string, personCode: string, name: string): string {
  return `(select json_build_object('id', l.id, 'space', l.scope_id, 'isDeleted', l.deleted_at is not null)
    from ${rowsNamed('buckets', id, personCode, name)} l limit 1)`;
}
