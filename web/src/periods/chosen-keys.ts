import type { Cairn } from '@cairn/client/cairn/cairn';
import { watchIdOf } from '@cairn/client/goals/watching';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { GoalShortcutName } from '@cairn/core/accounts/shortcuts';
import { isDone } from '@cairn/core/goals/goal';
import type { Watch } from '@cairn/core/goals/watch';
import { chosenInOrder } from '../goals/chosen-in-order.ts';
import { copyGoals } from '../goals/copy-goals.ts';
import { parentAbove } from '../goals/nest-with-undo.ts';
import type { Planning } from '../goals/planning.ts';
import { rowOf } from '../goals/row-walk.ts';
import { toggledFollow, toggledMute, watchWithUndo } from '../goals/watch-with-undo.ts';
import { chosenSurface } from '../goals/ui-requests.ts';
import { duplicateChosen, moveChosenOut, nestChosen, scheduleChosen, tickChosen } from './chosen-actions.ts';
import { scheduleOfKey } from './schedule-of-key.ts';

/** Returns null for keys that act on one goal only. */
export function actOnChosen(cairn: Cairn, name: GoalShortcutName, planning: Planning): (() => void) | null {
  switch (name) {
    case 'tickGoal':
      return () => tickChosen(cairn, !areChosenDone(cairn));
    case 'moveToToday':
    case 'moveToTomorrow':
    case 'moveToThisWeek':
    case 'moveToNextWeek':
      return () => scheduleChosen(cairn, scheduleOfKey(name, planning), planning);
    case 'moveToPeriod':
      return () => chosenSurface.set('period');
    case 'setColor':
      return () => chosenSurface.set('color');
    case 'setTags':
      return () => chosenSurface.set('tag');
    case 'followGoal':
      return watchChosen(cairn, toggledFollow);
    case 'muteGoal':
      return watchChosen(cairn, toggledMute);
    case 'duplicateGoal':
      return () => duplicateChosen(cairn);
    case 'copyGoals':
      return () => copyGoals(cairn, chosenInOrder());
    case 'moveBelow': {
      const [first = ''] = chosenInOrder();
      const row = rowOf(first);
      const parent = row && parentAbove(cairn, row);
      return parent ? () => nestChosen(cairn, parent) : null;
    }
    case 'moveOut':
      return () => moveChosenOut(cairn);
    default:
      return null;
  }
}

/** Returns null where no selected goal may be followed. */
function watchChosen(
  cairn: Cairn,
  watchFor: (cairn: Cairn, goals: readonly GoalView[]) => Watch,
): (() => void) | null {
  const goals = chosenInOrder().flatMap((key) => {
    const goal = cairn.replica.goal(key);
    return goal && watchIdOf(cairn, goal) !== null ? [goal] : [];
  });
  return goals.length === 0 ? null : () => watchWithUndo(cairn, goals, watchFor(cairn, goals));
}

export function areChosenDone({ replica }: Cairn): boolean {
  return chosenInOrder().every((key) => {
    const goal = replica.goal(key);
    return !goal || isDone(goal);
  });
}
