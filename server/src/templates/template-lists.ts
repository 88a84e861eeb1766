import { lifeOf } from '@cairn/core/accounts/settings';
import { untouchedList } from '@cairn/core/boards/board';
import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import { defaultSequenceNo, sequenceStep } from '@cairn/core/order/sequence';
import type { DateOnly } from '@cairn/core/time/date-only';
import { dueDateOf, type Life, periodAfter, periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import type { CopiedLists, SourceGoal } from '../boards/source-rows.ts';
import type { Person } from '../context/person.ts';
import { type Template, type TemplateGoal, templateItemId } from './template.ts';
import { templateNote } from './template-note.ts';

/**
 * Returns the template's lists and goals as those of a board that is copied. Periods count from the person's current
 * day.
 *
 * @param now in ms since 1970
 */
export function templateLists({ lists }: Template, { settings }: Person, now: number): CopiedLists {
  const today = todayIn(settings.timezone, now, settings.dayEndsAtHour);
  const life = lifeOf(settings);
  return {
    lists: lists.map((list, at) => ({
      ...untouchedList,
      id: templateItemId(list),
      board: '',
      name: list.name,
      emoji: list.emoji,
      sequenceNo: numberAt(at),
    })),
    goals: lists.flatMap((list) =>
      goalsOf(list.goals, { bucketId: templateItemId(list), parent: null }, today, life),
    ),
  };
}

function goalsOf(
  goals: readonly TemplateGoal[],
  place: Pick<SourceGoal, 'bucketId' | 'parent'>,
  today: DateOnly,
  life: Life,
): readonly SourceGoal[] {
  return goals.flatMap((goal, at) => {
    const id = templateItemId(goal);
    const row: SourceGoal = {
      ...untouchedGoal,
      ...place,
      ...periodOfGoal(goal, today, life),
      id,
      name: goal.name,
      color: goal.color ?? null,
      bucketSequenceNo: numberAt(at),
      subgoalSequenceNo: numberAt(at),
      richThoughts: templateNote(goal.note),
    };
    return [row, ...goalsOf(goal.subgoals ?? [], { bucketId: null, parent: id }, today, life)];
  });
}

function periodOfGoal(
  { period }: TemplateGoal,
  today: DateOnly,
  life: Life,
): Pick<SourceGoal, 'columnId' | 'dueDate'> {
  if (!period) return { columnId: null, dueDate: null };
  const now = periodOf(period.column, today, life);
  return { columnId: period.column, dueDate: dueDateOf(periodAfter(now, period.offset)) };
}

const numberAt = (index: number) => defaultSequenceNo + index * sequenceStep;
