import { usePeriodGoals } from '@cairn/client/react/goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { countsOf } from '@cairn/core/goals/counts';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { timesInOrder } from '@cairn/core/goals/times-in-order';
import { longDayName, rangeName } from '@cairn/core/time/period-names';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { Period } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useCell } from '../../base/cell.ts';
import { dropTarget } from '../../drag/dragged.ts';
import { addingIn } from '../../goals/ui-requests.ts';
import { useListLook, useSortedList } from '../../goals/list-look.ts';
import { namedPeriod, type Planning, usePlanning } from '../../goals/planning.ts';
import { isFocusFollowed } from '../../goals/kept-focus.ts';
import { openPlace, tabStop } from './calendar-attention.ts';
import { shownIn } from './shown-in.ts';
import { zoneOfPeriod } from '../../drag/zones.ts';

export interface CalendarPlace {
  readonly zone: string;
  readonly label: string;
  /** The name with the share of done goals, for screen readers. */
  readonly accessibleName: string;
  readonly goals: readonly GoalView[];
  readonly shown: readonly GoalView[];
  readonly isAimedAt: boolean;
  readonly isAdding: boolean;
  readonly isOpen: boolean;
  /** A goal's key, `more`, or empty for the place itself; null if the tab stop is elsewhere. */
  readonly stop: string | null;
}

/**
 * Returns goals without dividers: goals with a time by time, other goals in list order, or filtered and sorted like the
 * page.
 *
 * @param room in lines
 */
export function useCalendarPlace(period: Period, room: number): CalendarPlace {
  const planning = usePlanning();
  const { wants, arrange, showsDone, toOwnOrder } = useListLook();
  const { goals: all } = usePeriodGoals(period);
  const zone = zoneOfPeriod(period);
  const hidesDone = planning.hideCompleted && !showsDone;
  const goals = useMemo(() => {
    const wanted = all.filter(
      (goal) => !isDivider(goal) && (!wants || wants(goal)) && !(hidesDone && isDone(goal)),
    );
    return arrange ? arrange(wanted) : timesInOrder(wanted);
  }, [all, wants, arrange, hidesDone]);
  const counts = useMemo(() => countsOf(wants ? all.filter(wants) : all), [all, wants]);
  const isAimedAt = useCell(dropTarget, (target) => target?.zone === zone);
  const isAdding = useCell(addingIn, (open) => open === zone || open?.startsWith(`${zone}>`) === true);
  const isOpen = useCell(openPlace, (open) => open === zone) || isAdding;
  const shownCount = isOpen ? goals.length : shownIn(goals.length, room);
  const shown = useMemo(() => goals.slice(0, shownCount), [goals, shownCount]);
  const wantedStop = useCell(tabStop, (stop) => (stop?.zone === zone ? (stop.item ?? '') : null));
  const hasItem =
    wantedStop === 'more' ? shown.length < goals.length : shown.some(({ key }) => key === wantedStop);
  const stop = wantedStop === null ? null : hasItem ? wantedStop : '';

  useSortedList(zone, arrange && toOwnOrder);
  const label = labelOf(period, planning);
  const said = counts.total > 0 ? `${label}, ${m.period_progress(counts)}` : label;
  return { zone, label, accessibleName: said, goals, shown, isAimedAt, isAdding, isOpen, stop };
}

/** If the focused goal or add field disappears, its day, week or month gets the focus. */
export function useKeptFocus(
  { stop, isAdding }: CalendarPlace,
  element: RefObject<HTMLElement | null>,
): void {
  const before = useRef({ stop, isAdding });
  useEffect(() => {
    const wasIn = before.current.isAdding || (before.current.stop ?? '') !== '';
    before.current = { stop, isAdding };
    const isLost = document.activeElement === document.body && !isFocusFollowed();
    if (wasIn && stop === '' && !isAdding && isLost) element.current?.focus();
  }, [stop, isAdding, element]);
}

function labelOf(period: Period, planning: Planning): string {
  if (period.columnId === dayColumn) return longDayName(period.firstDate, planning.locale, planning.today);
  const { title, subtitle } = namedPeriod(period, planning);
  return period.columnId === weekColumn
    ? `${title}, ${rangeName(period.firstDate, period.lastDate, planning.today, planning.locale)}`
    : `${title} ${subtitle}`;
}
