import type { DateOnly } from '../time/date-only.ts';
import type { RecurrenceRow } from './recurrence.ts';

/**
 * Effects hold resulting values, not differences, so an effect applied after the server's row changes
 * nothing.
 */
export type SeriesEffect =
  /** From the original date `from` on, this series takes over the goals of the series `after`. */
  | {
      readonly kind: 'next';
      readonly series: RecurrenceRow;
      readonly after: string;
      readonly from: DateOnly;
      /** Whether the new series has other days than the former one. */
      readonly isMoved?: boolean;
    }
  | {
      readonly kind: 'change';
      readonly id: string;
      readonly fields: Partial<RecurrenceRow>;
      readonly rev?: number;
    }
  | { readonly kind: 'end'; readonly id: string };

export interface SeenSeries {
  readonly byId: ReadonlyMap<string, RecurrenceRow>;
  /** Maps a former series' id to the series that continue it, unconfirmed by the server. */
  readonly nextAfter: ReadonlyMap<string, readonly TakenOver[]>;
}

interface TakenOver {
  readonly id: string;
  readonly from: DateOnly;
  /** If true, no goal of the former series belongs to the new one. */
  readonly isMoved: boolean;
}

/**
 * @param begun series whose first goal is not uploaded yet
 * @param effects of unsent edits, in order
 */
export function seenSeries(
  serverRows: Iterable<RecurrenceRow>,
  begun: Iterable<RecurrenceRow>,
  effects: readonly SeriesEffect[],
): SeenSeries {
  const byId = new Map<string, RecurrenceRow>();
  for (const row of begun) byId.set(row.id, row);
  for (const row of serverRows) byId.set(row.id, row);
  const nextAfter = new Map<string, TakenOver[]>();
  for (const effect of effects) {
    if (effect.kind === 'end') byId.delete(effect.id);
    else if (effect.kind === 'next') {
      const { id } = effect.series;
      byId.set(id, byId.get(id) ?? effect.series);
      const { after, from, isMoved = false } = effect;
      nextAfter.set(after, [...(nextAfter.get(after) ?? []), { id, from, isMoved }]);
    } else {
      const row = byId.get(effect.id);
      if (row) byId.set(effect.id, { ...row, ...effect.fields });
    }
  }
  return { byId, nextAfter };
}

/** Follows take-overs. */
export function seriesOfDay({ byId, nextAfter }: SeenSeries, id: string, originalDate: DateOnly) {
  for (let at = id, turns = 0; turns < 100; turns += 1) {
    const next = nextAfter.get(at)?.findLast(({ from }) => from <= originalDate);
    if (!next) return byId.get(at);
    at = next.id;
  }
  return undefined;
}

export const unseen: ReadonlySet<string> = new Set(['version', 'rev', 'modifiedDatetime']);
