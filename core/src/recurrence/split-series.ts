import { type DateOnly, minusDays } from '../time/date-only.ts';
import { periodOf } from '../time/periods.ts';
import { skippedWith } from './day-taken-out.ts';
import type { EditScope } from './recurrence-edit.ts';
import type { RecurrenceRow } from './recurrence.ts';

type Stretch = Pick<RecurrenceRow, 'columnId' | 'dateFr' | 'dateTo' | 'skippedDates'>;

/** What a deletion does to a series and to its goals. */
export type SeriesDeletion =
  /** The date is taken out; its goal, if it has one, is deleted. */
  | { readonly kind: 'skip'; readonly skippedDates: readonly DateOnly[] }
  /** The series ends before; open goals from `from` on are deleted with it. */
  | { readonly kind: 'end'; readonly dateTo: DateOnly; readonly from: DateOnly }
  /** The series and all its open goals are deleted; done ones stay. */
  | { readonly kind: 'delete' };

/** What deleting an occurrence comes to; from its first day on is all of it. */
export function seriesDeletion(series: Stretch, originalDate: DateOnly, scope: EditScope): SeriesDeletion {
  if (scope === 'ONLY_THIS') {
    return { kind: 'skip', skippedDates: skippedWith(series, originalDate) };
  }
  if (scope === 'ALL' || isFirst(series, originalDate)) return { kind: 'delete' };
  return { kind: 'end', dateTo: dayBefore(series, originalDate), from: originalDate };
}

/** What an edit for several occurrences does to their series. */
export type SeriesEdit =
  /** It is changed as it stands. */
  | { readonly kind: 'whole' }
  /** It ends at `dateTo`; a new one, which begins at `dateFr`, takes the rest with the edit. */
  | { readonly kind: 'split'; readonly dateTo: DateOnly; readonly dateFr: DateOnly };

/**
 * Whether an edit changes a whole series or splits it, so that what lies before keeps what it was.
 *
 * From an occurrence on, it splits there. For all of them, a change of the rule splits at today's period: past
 * occurrences are told by the rule and would vanish with it. Anything else changes the template in place.
 *
 * @param changesRule whether rule, anchor, start or column change
 */
export function seriesEdit(
  series: Stretch,
  originalDate: DateOnly,
  scope: Exclude<EditScope, 'ONLY_THIS'>,
  changesRule: boolean,
  today: DateOnly,
): SeriesEdit {
  const at = scope === 'STARTING_FROM_THIS' ? originalDate : changesRule ? today : series.dateFr;
  if (isFirst(series, at)) return { kind: 'whole' };
  return { kind: 'split', dateTo: dayBefore(series, at), dateFr: at };
}

function isFirst({ columnId, dateFr }: Stretch, date: DateOnly): boolean {
  return periodOf(columnId, date).lastDate <= periodOf(columnId, dateFr).lastDate;
}

/** The last day before the period that holds a date. */
function dayBefore({ columnId }: Stretch, date: DateOnly): DateOnly {
  return minusDays(periodOf(columnId, date).firstDate, 1);
}
