import type { Cairn } from '@cairn/client/cairn/cairn';
import type { GoalOfClimb } from '@cairn/client/replica/started-climbs';
import type { ChangeEffect } from '@cairn/core/climbs/change-effect';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, dayColumn } from '@cairn/core/time/horizons';
import { dayName, weekdayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { namedSchedule, type Planning } from '../../goals/planning.ts';

interface Scheduled {
  readonly columnId: ColumnId | null;
  readonly dueDate: DateOnly | null;
}

/** Returns `Fri, Nov 27`, or the period's name such as `Week 48`. */
export function whenName({ columnId, dueDate }: Scheduled, planning: Planning): string {
  if (columnId === null || dueDate === null) return '';
  const { today, locale } = planning;
  return columnId === dayColumn
    ? `${weekdayName(dueDate, locale)} ${dayName(dueDate, today, locale)}`
    : namedSchedule({ columnId, dueDate }, planning).title;
}

/** Returns what taking a change does to the person's goals, in a few sentences. */
export function effectText(
  cairn: Cairn,
  { added, moved, renewed, deleted }: ChangeEffect,
  goals: readonly GoalOfClimb[],
  planning: Planning,
): string {
  const byKey = new Map(goals.map((goal) => [goal.key, goal]));
  const when = (goal: Scheduled | undefined) => (goal ? whenName(goal, planning) : '');
  const sentences: string[] = [];
  const [firstAdded, firstMoved] = [added[0], moved[0]];
  if (firstAdded) {
    sentences.push(m.climb_take_adds({ count: added.length, when: when(firstAdded) }));
    const busy = firstAdded.columnId === dayColumn ? goalsOn(cairn, firstAdded.dueDate) : 0;
    if (added.length === 1 && busy > 0) sentences.push(m.climb_take_busy({ count: busy }));
  }
  if (firstMoved)
    sentences.push(
      m.climb_take_moves({
        count: moved.length,
        from: when(byKey.get(firstMoved.id)),
        to: when(firstMoved),
      }),
    );
  if (renewed.length > 0)
    sentences.push(m.climb_take_renews({ count: renewed.length, when: when(byKey.get(renewed[0] ?? '')) }));
  if (deleted.length > 0)
    sentences.push(m.climb_take_deletes({ count: deleted.length, when: when(byKey.get(deleted[0] ?? '')) }));
  return sentences.join(' ') || m.climb_take_nothing();
}

/** Returns the sentence for a change that is left. */
export function leftText(own: readonly GoalOfClimb[], planning: Planning): string {
  const [first] = own;
  return first
    ? m.climb_left_goals({ count: own.length, when: whenName(first, planning) })
    : m.climb_left_nothing();
}

function goalsOn({ replica }: Cairn, day: DateOnly): number {
  return replica.goalsInPeriod(periodOf(dayColumn, day)).length;
}
