import type { DateOnly } from '../time/date-only.ts';
import type { RecurrenceRow } from './recurrence.ts';

/**
 * What something done on a device makes of a series until the server tells, worked out by the server's own rules.
 *
 * It says what is then, not what is added, so that nothing happens twice where the server's word comes first.
 */
export type SeriesEffect =
  /** A series takes over from another: goals of that one from the original date `from` on are this one's. */
  | {
      readonly kind: 'next';
      readonly series: RecurrenceRow;
      readonly after: string;
      readonly from: DateOnly;
      /** Whether its days are others than those that it took over. */
      readonly isMoved?: boolean;
    }
  | {
      readonly kind: 'change';
      readonly id: string;
      readonly fields: Partial<RecurrenceRow>;
      /** The revision of the series that it was worked out on. */
      readonly rev?: number;
    }
  | { readonly kind: 'end'; readonly id: string };

/** Series as a person sees them, and which took over from which. */
export interface SeenSeries {
  readonly byId: ReadonlyMap<string, RecurrenceRow>;
  /** By the id of a series: those that took over from it, not yet told by the server. */
  readonly nextAfter: ReadonlyMap<string, readonly TakenOver[]>;
}

/** From an original date on the goals of a series belong to another. */
interface TakenOver {
  readonly id: string;
  readonly from: DateOnly;
  /** Whether its days are others, so that no goal of the former one stands for a day of it. */
  readonly isMoved: boolean;
}

/**
 * The series as they are seen on a device.
 *
 * @param told as the server has told them
 * @param begun those that begin with goals whose upload is not answered yet
 * @param effects of what was done since, in order
 */
export function seenSeries(
  told: Iterable<RecurrenceRow>,
  begun: Iterable<RecurrenceRow>,
  effects: readonly SeriesEffect[],
): SeenSeries {
  const byId = new Map<string, RecurrenceRow>();
  for (const row of begun) byId.set(row.id, row);
  for (const row of told) byId.set(row.id, row);
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

/** The series that a day of a series belongs to by now. */
export function seriesOfDay({ byId, nextAfter }: SeenSeries, id: string, originalDate: DateOnly) {
  for (let at = id, turns = 0; turns < 100; turns += 1) {
    const next = nextAfter.get(at)?.findLast(({ from }) => from <= originalDate);
    if (!next) return byId.get(at);
    at = next.id;
  }
  return undefined;
}

/** Fields that change with every write, and say nothing by themselves. */
export const unseen: ReadonlySet<string> = new Set(['version', 'rev', 'modifiedDatetime']);
