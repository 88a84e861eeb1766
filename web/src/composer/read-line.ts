import type { Cairn } from '@cairn/client/cairn/cairn';
import { spaceOfPlace } from '@cairn/client/goals/space-for-new-goals';
import { settingsOf } from '@cairn/client/replica/settings-of';
import { membersOf } from '@cairn/client/spaces/standing';
import { mayBeAssigned } from '@cairn/core/spaces/roles';
import { type FoundMoment, type QuickGoal, quickGoalOf } from '@cairn/core/goals/quick-goal';
import type { Schedule } from '@cairn/core/goals/schedule';
import type { MoveTarget } from '@cairn/core/goals/list-order';
import { isMonthFirstIn } from '@cairn/core/time/date-forms';
import { wallTimeAt } from '@cairn/core/time/zones';
import { saidMoments } from './said-moments.ts';
import type { Planning } from '../goals/planning.ts';
import { type LineAnswers, noAnswers } from '../goals/row-composer.ts';

export interface LineContext {
  readonly cairn: Cairn;
  readonly planning: Planning;
  /** Where the goal goes, unless the line says otherwise. */
  readonly place: MoveTarget;
  /** The period of a goal on a list or below a parent. */
  readonly schedule?: Schedule | null;
  /** The space of the new goal, if `place` does not decide it. */
  readonly space?: string | undefined;
}

/** Returns the dates, times and repeats in a line. */
export function momentsIn(
  text: string,
  { cairn, planning }: Pick<LineContext, 'cairn' | 'planning'>,
): readonly FoundMoment[] {
  const { today, timezone, locale } = planning;
  const { minutes } = wallTimeAt(cairn.environment.now(), timezone);
  const isMonthFirst = isMonthFirstIn(locale);
  return text.trim() === '' ? [] : saidMoments(text, { today, minutes, isMonthFirst });
}

/** Parses one line: dates, times, repeats, tags, people and colours (docs/typed-words.md). */
export function readLine(
  text: string,
  context: LineContext,
  answers: LineAnswers = noAnswers,
  moments: readonly FoundMoment[] = momentsIn(text, context),
): QuickGoal {
  const { cairn, planning, place, schedule = null, space } = context;
  const { today, life, timezone } = planning;
  const { workdayFromMinutes, workdayToMinutes } = settingsOf(cairn);
  const { minutes } = wallTimeAt(cairn.environment.now(), timezone);
  return quickGoalOf(text, {
    moments,
    ...answers,
    today,
    life,
    now: minutes,
    place: 'columnId' in place ? place : schedule,
    workingHours: { from: workdayFromMinutes, to: workdayToMinutes },
    people: peopleIn(cairn, spaceOfPlace(cairn, place, space)),
  });
}

function peopleIn(cairn: Cairn, space: string): readonly { readonly code: string; readonly name: string }[] {
  return membersOf(cairn, space)
    .filter(mayBeAssigned)
    .flatMap(({ userCode, name }) => (name ? [{ code: userCode, name }] : []));
}
