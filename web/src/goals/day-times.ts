import type { Cairn } from '@cairn/client/cairn/cairn';
import { timeGoal } from '@cairn/client/goals/time-goal';
import { settingsOf } from '@cairn/client/replica/settings-of';
import { dayPlanOf, freeBlockOf } from '@cairn/core/goals/day-plan';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { timesOfBlock } from '@cairn/core/time/block-times';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { minutesOfNewBlock } from '@cairn/core/time/durations';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { clockTimes } from './clock-time.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { offerMoveForOthers } from './move-with-undo.ts';
import { namedPeriod, type Planning } from './planning.ts';
import { offerUndo } from './undo.ts';

/** Returns, in the user's zone, `10:00–11:00`. */
export function blockText(date: DateOnly, block: DayBlock, planning: Planning): string {
  const { datetimeFr, datetimeTo } = timesOfBlock(date, block, planning.timezone);
  return clockTimes(datetimeFr, datetimeTo, planning);
}

/** Returns `Today` or `Nov 23`. */
export function dayTitle(date: DateOnly, planning: Planning): string {
  return namedPeriod(periodOf(dayColumn, date), planning).title;
}

export interface DayTime {
  readonly date: DateOnly;
  /** Null for a day without a time. */
  readonly block: DayBlock | null;
}

/**
 * Returns whether the goal changed.
 *
 * @param offersUndo false if many keys may follow
 */
export function timeWithUndo(
  cairn: Cairn,
  key: string,
  { date, block }: DayTime,
  planning: Planning,
  offersUndo = true,
): boolean {
  const goal = cairn.replica.goal(key);
  if (!goal) return false;
  const name = nameInSentence(goal.name);
  if (goal.locked) {
    announce(goal.isViewed ? m.refusal_space_read_only() : m.hours_locked({ name }));
    return false;
  }
  const { result, step } = cairn.undoStack.during(() => timeGoal(cairn, key, date, block));
  if (!result.ok || step === null) {
    announce(m.drag_cancelled({ name }));
    return false;
  }
  warnUnlessSaved(result.value.saved);
  const day = dayTitle(date, planning);
  const time = block && blockText(date, block, planning);
  announce(time === null ? m.hours_said_untimed({ name, day }) : m.hours_said({ name, time, day }));
  if (!offersUndo) return true;
  const text = time === null ? m.hours_untimed_toast() : m.hours_moved_toast({ day, time });
  offerUndo(cairn, step, { text });
  if (goal.dueDate !== date) offerMoveForOthers(cairn, key, step);
  return true;
}

/** @param goal gets the block; its planned length decides how long the block lasts */
export function firstFreeBlock(
  cairn: Cairn,
  date: DateOnly,
  goal?: Parameters<typeof minutesOfNewBlock>[0],
): DayBlock {
  const { timezone, workdayFromMinutes, workdayToMinutes } = settingsOf(cairn);
  const day = {
    date,
    zone: timezone,
    now: cairn.environment.now(),
    workday: { from: workdayFromMinutes, to: workdayToMinutes },
  };
  const goalsOn = (on: DateOnly) => cairn.replica.goalsInPeriod(periodOf(dayColumn, on));
  const { blocks } = dayPlanOf(goalsOn(date), goalsOn(plusDays(date, -1)), day);
  const busy = blocks.filter(({ isEstimated }) => !isEstimated);
  return freeBlockOf(busy, minutesOfNewBlock(goal), day);
}
