import type { FoundMoment } from '@cairn/core/goals/quick-goal';
import type { DateOnly } from '@cairn/core/time/date-only';
import { dayColumn, specOf } from '@cairn/core/time/horizons';
import { type Life, type Period, periodOf, periodsBetween } from '@cairn/core/time/periods';
import { periodsIn } from '@cairn/core/time/found-periods';
import { type DaysBegin, ownPageOf, periodsBefore } from '@cairn/core/time/slides';
import type { useRouter } from '@tanstack/react-router';
import { pointedSince } from '../goals/pointed-since.ts';
import { zoneOfPeriod } from '../drag/zones.ts';

const furthestPage = 999;
const patientFrames = 120;

interface Seen {
  readonly today: DateOnly;
  readonly life: Life;
  readonly daysBegin: DaysBegin;
}

/**
 * The period if the query contains nothing else, such as `march 2027` or `go to next friday`. Null for other
 * queries, or if no page shows the period.
 */
export function periodNamed(query: string, moments: readonly FoundMoment[], seen: Seen): Period | null {
  const { start, end } = namedStretch(query);
  const isWhole = (stretch: { readonly start: number; readonly end: number }) =>
    stretch.start <= start && stretch.end >= end;
  const period =
    periodsIn(query, seen).find(isWhole)?.period ??
    moments.flatMap((moment) =>
      moment.kind === 'day' && isWhole(moment) ? periodOf(dayColumn, moment.date) : [],
    )[0];
  return period && Math.abs(pageOf(period, seen)) <= furthestPage ? period : null;
}

function namedStretch(query: string): { readonly start: number; readonly end: number } {
  const lead = /^\s*(?:go\s?to\s+)?/iu.exec(query)?.[0].length ?? 0;
  return { start: lead, end: query.trimEnd().length };
}

/** 0 is today's page. */
export function pageOf({ columnId, firstDate }: Period, { today, daysBegin }: Seen): number {
  const before = periodsBefore(columnId, today, daysBegin);
  return ownPageOf(columnId, periodsBetween(columnId, today, firstDate), before);
}

export function goToPeriod(router: ReturnType<typeof useRouter>, period: Period, seen: Seen): void {
  const page = pageOf(period, seen);
  const arrived = router.navigate({
    to: '/horizons/$slug/',
    params: { slug: specOf(period.columnId).slug },
    search: { page: page === 0 ? undefined : page },
  });
  scrollWhenShown(arrived, `[data-period="${zoneOfPeriod(period)}"]`);
}

/** A press before the element appears cancels the scroll to it. */
export function scrollWhenShown(arrived: Promise<void>, selector: string): void {
  let frames = patientFrames;
  const isOver = pointedSince();
  const show = () => {
    if (isOver()) return;
    const shown = document.querySelector(selector);
    frames -= 1;
    if (shown) shown.scrollIntoView({ block: 'nearest', inline: 'start' });
    else if (frames > 0) requestAnimationFrame(show);
  };
  void arrived.then(() => requestAnimationFrame(show));
}
