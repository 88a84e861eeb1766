import { useCairn } from '@cairn/client/react/cairn-context';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { shortcutOn } from '@cairn/core/accounts/general-shortcuts';
import type { GoalShortcutName, ShortcutName } from '@cairn/core/accounts/shortcuts';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { pressedKey } from '../base/pressed-key.ts';
import { copyGoals } from '../goals/copy-goals.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { duplicateWithUndo } from '../goals/duplicate-with-undo.ts';
import { followFocus, placesAround } from '../goals/kept-focus.ts';
import { sayLocked } from '../goals/locked-goal.ts';
import { scheduleWithUndo } from '../goals/move-with-undo.ts';
import { moveOutWithUndo, nestWithUndo, parentAbove } from '../goals/nest-with-undo.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { type Planning, usePlanning } from '../goals/planning.ts';
import { tick } from '../goals/tick.ts';
import { editing, goalMenu, type GoalSurface } from '../goals/ui-requests.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { toggledFollow, toggledMute, watchWithUndo } from '../goals/watch-with-undo.ts';
import { actOnChosen } from './chosen-keys.ts';
import { scheduleOfKey } from './schedule-of-key.ts';

/**
 * Returns a handler for the keys "On a goal": they act on all selected goals, otherwise on the goal with the focus.
 * The handler returns whether it used the key.
 */
export function useGoalKeys(): (event: KeyboardEvent) => boolean {
  const cairn = useCairn();
  const planning = usePlanning();
  const shortcuts = useShortcuts();
  const openGoal = useOpenGoal();
  return (event) => {
    const name = shortcutOn(pressedKey(event), shortcuts);
    if (name === null || !isGoalShortcut(name) || hasTextSelected(name)) return false;
    const target = event.target as Element;
    const isOnPage = !document.querySelector('[role=dialog], [role=menu]');
    const act =
      chosenKeys.get().size > 0 && isOnPage
        ? actOnChosen(cairn, name, planning)
        : actOnRow(target.closest<HTMLElement>('[data-goal]'), name, { cairn, planning, openGoal });
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  };
}

function isGoalShortcut(name: ShortcutName): name is GoalShortcutName {
  return name in needs;
}

/** If text is selected, the key that copies goals copies the text instead. */
function hasTextSelected(name: GoalShortcutName): boolean {
  return name === 'copyGoals' && getSelection()?.isCollapsed === false;
}

/** The selected rows a key works on: `any`, `open` without locked goals, `goal` also without dividers. */
const needs: Readonly<Record<GoalShortcutName, 'any' | 'open' | 'goal'>> = {
  tickGoal: 'goal',
  openGoal: 'any',
  renameGoal: 'open',
  moveToToday: 'open',
  moveToTomorrow: 'open',
  moveToThisWeek: 'open',
  moveToNextWeek: 'open',
  moveToPeriod: 'open',
  setTime: 'goal',
  setColor: 'goal',
  setTags: 'goal',
  setAssignee: 'goal',
  followGoal: 'any',
  muteGoal: 'any',
  duplicateGoal: 'open',
  copyGoals: 'any',
  moveBelow: 'goal',
  moveOut: 'goal',
};

interface RowActing {
  readonly cairn: Cairn;
  readonly planning: Planning;
  readonly openGoal: (key: string) => void;
}

/** Returns null where the key does nothing. */
function actOnRow(row: HTMLElement | null, name: GoalShortcutName, acting: RowActing): (() => void) | null {
  const goal = row && acting.cairn.replica.goal(row.dataset.goal ?? '');
  if (!row || !goal) return null;
  const need = needs[name];
  if (need === 'goal' && isDivider(goal)) return null;
  if (need !== 'any' && goal.locked) return () => sayLocked(goal, acting.planning);
  const act = actOf(row, goal, name, acting);
  return (
    act &&
    (() => {
      const places = placesAround(row);
      act();
      followFocus(places);
    })
  );
}

function actOf(
  row: HTMLElement,
  goal: GoalView,
  name: GoalShortcutName,
  { cairn, planning, openGoal }: RowActing,
): (() => void) | null {
  const anchor = row.querySelector('[data-goal-title]') ?? row;
  const open = (surface: GoalSurface) => () => goalMenu.set({ key: goal.key, anchor, surface });
  switch (name) {
    case 'tickGoal':
      return () => tick(cairn, goal, !isDone(goal));
    case 'openGoal':
      return isDivider(goal) ? null : () => openGoal(goal.key);
    case 'renameGoal':
      return row.matches('[data-zone], [data-quick-edit]')
        ? () => editing.set({ key: goal.key, draft: null })
        : null;
    case 'moveToToday':
    case 'moveToTomorrow':
    case 'moveToThisWeek':
    case 'moveToNextWeek':
      return () => scheduleWithUndo(cairn, goal, scheduleOfKey(name, planning), planning);
    case 'moveToPeriod':
      return open('period');
    case 'setTime':
      return open('time');
    case 'setColor':
      return open('color');
    case 'setTags':
      return open('tags');
    case 'setAssignee':
      return open('assignee');
    case 'followGoal':
      return () => watchWithUndo(cairn, [goal], toggledFollow(cairn, [goal]));
    case 'muteGoal':
      return () => watchWithUndo(cairn, [goal], toggledMute(cairn, [goal]));
    case 'duplicateGoal':
      return () => duplicateWithUndo(cairn, goal.key);
    case 'copyGoals':
      return () => copyGoals(cairn, [goal.key]);
    case 'moveBelow': {
      const parent = isInList(row) ? parentAbove(cairn, row) : null;
      return parent === null ? null : () => nestWithUndo(cairn, goal.key, parent);
    }
    case 'moveOut':
      return goal.parent !== null && isInList(row) ? () => moveOutWithUndo(cairn, goal.key) : null;
  }
}

/** On the calendar and the hours, the goal above is only the earlier one. */
function isInList(row: HTMLElement): boolean {
  return row.matches('[data-zone]') && row.closest('[data-calendar]') === null;
}
