import { useSettings } from '@cairn/client/react/account';
import { usePeriodGoals } from '@cairn/client/react/goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { type DayNow, dayNowOf } from '@cairn/core/goals/day-now';
import { type DayPlan, dayPlanOf } from '@cairn/core/goals/day-plan';
import { plusDays } from '@cairn/core/time/date-only';
import { dayColumn } from '@cairn/core/time/horizons';
import { type Period, periodOf } from '@cairn/core/time/periods';
import type { Workday } from '@cairn/core/time/estimated-blocks';
import { wallTimeAt } from '@cairn/core/time/zones';
import { useMemo } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { useNow } from './use-now.ts';

export interface ShownDay extends DayNow<GoalView> {
  /** In list order. */
  readonly goals: readonly GoalView[];
  readonly plan: DayPlan<GoalView>;
  readonly workday: Workday;
  /** Current minute of the day. Null after midnight, while the shown day is still the day before. */
  readonly minute: number | null;
}

/** Returns the hours of a day on this device, as of the current minute. */
export function useShownDay(day: Period): ShownDay {
  const { timezone: zone } = usePlanning();
  const { workdayFromMinutes: from, workdayToMinutes: to } = useSettings();
  const now = useNow();
  const date = day.firstDate;
  const { goals } = usePeriodGoals(day);
  const { goals: goalsBefore } = usePeriodGoals(
    useMemo(() => periodOf(dayColumn, plusDays(date, -1)), [date]),
  );
  return useMemo(() => {
    const workday = { from, to };
    const plan = dayPlanOf(goals, goalsBefore, { date, zone, now, workday });
    const wall = wallTimeAt(now, zone);
    const minute = wall.date === date ? wall.minutes : null;
    const { current, next } = minute === null ? noBlocks : dayNowOf(plan.blocks, minute);
    return { goals, plan, workday, minute, current, next };
  }, [goals, goalsBefore, date, zone, now, from, to]);
}

const noBlocks = { current: null, next: null };
