import type { SyncRecord } from '@cairn/core/sync/record';
import type { Above } from '@cairn/core/sync/tables/table-definition';
import { aboveOf } from './above.ts';

/** Whether the parent on the server may differ from the parent here. */
export function isMoving(
  { table, pending, inflight }: SyncRecord,
  fields: readonly Above['field'][] = aboveOf(table).map(({ field }) => field),
): boolean {
  return [pending, inflight].some((typed) => typed && fields.some((field) => field in typed.fields));
}
