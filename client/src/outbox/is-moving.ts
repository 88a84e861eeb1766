import type { SyncRecord } from '@cairn/core/sync/record';
import type { Above } from '@cairn/core/sync/tables/table-definition';
import { aboveOf } from './above.ts';

/**
 * Whether what was typed puts a thing below something else, so that the server may still know it elsewhere.
 *
 * @param fields what is asked of; without them anything that it is below of
 */
export function isMoving(
  { table, pending, inflight }: SyncRecord,
  fields: readonly Above['field'][] = aboveOf(table).map(({ field }) => field),
): boolean {
  return [pending, inflight].some((typed) => typed && fields.some((field) => field in typed.fields));
}
