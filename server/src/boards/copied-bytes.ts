import type { Refusal } from '../base/refusal.ts';

/** Limited because a copy is made in memory in one piece. */
export const maxCopiedBytes = 64_000_000;

export function copiedBytesRefusal({ bytes }: { readonly bytes: number }): Refusal | null {
  return bytes > maxCopiedBytes ? { code: 'copy.tooLarge' } : null;
}

/**
 * SQL for the size of goals, and for their JSON unless too large.
 *
 * @param from SQL clause that gives the goals the alias `g`
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
