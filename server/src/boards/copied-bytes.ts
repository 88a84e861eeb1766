import type { Refusal } from '../base/refusal.ts';

/** How many bytes of goals, as the wire writes them, one copy may hold: it is made in memory, and in one piece. */
export const maxCopiedBytes = 64_000_000;

/** Why something cannot be copied; null when it can. `bytes` is what its goals have. */
export function copiedBytesRefusal({ bytes }: { readonly bytes: number }): Refusal | null {
  return bytes > maxCopiedBytes ? { code: 'copy.tooLarge' } : null;
}

/**
 * SQL for the bytes of goals that are to be copied, and for their JSON where they are not too many.
 *
 * @param from SQL that names the goals as `g`
 */
export function copiedGoals(from: string): { readonly bytes: string; readonly goals: string } {
  const bytes = `(select coalesce(sum(octet_length(g.wire)), 0) ${from})`;
  return {
    bytes,
    goals: `case when ${bytes} > ${maxCopiedBytes} then '[]' else coalesce((
      select json_agg((g.wire || '}')::json order by g.created_at, g.id) ${from}
    ), '[]') end`,
  };
}
