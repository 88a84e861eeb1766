import type { Cairn } from '@cairn/client/cairn/cairn';
import { editGoal } from '@cairn/client/goals/edit-goal';
import { recolorGoal, tickGoal } from '@cairn/client/goals/change-goal';
import { scheduleGoal } from '@cairn/client/goals/schedule-goal';
import { duplicateGoal } from '@cairn/client/goals/duplicate-goal';
import { setGoalParent } from '@cairn/client/goals/move-goal';
import {
  changeSeveral,
  deleteChosen,
  moveSeveral,
  rootsOf,
  type SeveralChanged,
} from '@cairn/client/goals/several';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { GoalColor } from '@cairn/core/goals/colors';
import { isDone as isFinished } from '@cairn/core/goals/goal';
import type { Schedule } from '@cairn/core/goals/schedule';
import { uniqueTags } from '@cairn/core/tags/tags';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { ticked } from '../goals/ui-requests.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { chosenInOrder } from '../goals/chosen-in-order.ts';
import { goalsText } from '../goals/goals-text.ts';
import { showOnceUsed } from '../goals/show-once-used.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { namedSchedule, type Planning } from '../goals/planning.ts';
import { focusRow, neighbourKey, rowOf } from '../goals/row-walk.ts';
import { shortName } from '../goals/short-name.ts';
import { offerUndo } from '../goals/undo.ts';

/** Ends the selection, with one undo offer for all goals. */
function done(cairn: Cairn, { saved, step }: SeveralChanged, text: string, focus: readonly string[]): void {
  warnUnlessSaved(saved);
  chosenKeys.set(new Set());
  announce(text);
  offerUndo(cairn, step, { text });
  // The selection bar disappears, and a focus in it would be lost.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!focus.some(focusRow)) document.querySelector<HTMLElement>('#page')?.focus();
    }),
  );
}

/** Skips locked goals. */
export function tickChosen(cairn: Cairn, isDone: boolean): void {
  const keys = chosenInOrder().filter((key) => !cairn.replica.goal(key)?.locked);
  const goals = goalsText(keys.length);
  const finished = new Map<string, GoalView>();
  const changed = changeSeveral(cairn, keys, (goal) => {
    if (isDone && !isFinished(goal) && goal.parent !== null) finished.set(goal.parent, goal);
    return tickGoal(cairn, goal.key, isDone);
  });
  done(cairn, changed, isDone ? m.selection_done({ goals }) : m.selection_reopened({ goals }), keys);
  // The undo toast would otherwise hide these offers, one for each parent.
  for (const goal of finished.values()) ticked.set(goal);
}

export function scheduleChosen(cairn: Cairn, schedule: Schedule | null, planning: Planning): void {
  const keys = chosenInOrder();
  const beside = besideChosen(keys);
  const goals = goalsText(keys.length);
  const changed = changeSeveral(cairn, keys, ({ key }) => scheduleGoal(cairn, key, schedule));
  const period = schedule && namedSchedule(schedule, planning).title;
  const text = period ? m.selection_moved_to({ goals, period }) : m.selection_undated({ goals });
  done(cairn, changed, text, [...beside, ...keys]);
}

export function recolorChosen(cairn: Cairn, color: GoalColor | null): void {
  const keys = chosenInOrder();
  const changed = changeSeveral(cairn, keys, ({ key }) => recolorGoal(cairn, key, color));
  done(cairn, changed, m.selection_colored({ goals: goalsText(keys.length) }), keys);
}

export function tagChosen(cairn: Cairn, tag: string): void {
  const keys = chosenInOrder();
  const changed = changeSeveral(cairn, keys, (goal: GoalView) => {
    const outcome = editGoal(cairn, goal.key, { tags: uniqueTags([...goal.tags, tag]) });
    return outcome.ok ? outcome.value : { saved: Promise.resolve() };
  });
  done(cairn, changed, m.selection_tagged({ goals: goalsText(keys.length), tag }), keys);
}

export function duplicateChosen(cairn: Cairn): void {
  const keys = rootsOf(cairn, chosenInOrder());
  const changed = changeSeveral(
    cairn,
    keys,
    ({ key }) => duplicateGoal(cairn, key) ?? { saved: Promise.resolve() },
  );
  done(cairn, changed, m.selection_duplicated({ goals: goalsText(keys.length) }), keys);
}

export function nestChosen(cairn: Cairn, parent: string): void {
  const keys = chosenInOrder();
  const name = shortName(cairn.replica.goal(parent)?.name ?? '');
  const beside = besideChosen(keys);
  const changed = moveSeveral(cairn, keys, { to: { parent }, position: { at: 'bottom' } });
  done(cairn, changed, m.selection_placed_below({ goals: goalsText(keys.length), name }), beside);
}

export function moveChosenOut(cairn: Cairn): void {
  const keys = chosenInOrder().filter((key) => cairn.replica.goal(key)?.parent);
  if (keys.length === 0) return;
  const beside = besideChosen(keys);
  const changed = changeSeveral(cairn, keys, ({ key }) => {
    const outcome = setGoalParent(cairn, key, null);
    return outcome.ok ? outcome.value : { saved: Promise.resolve() };
  });
  done(cairn, changed, m.selection_moved_out({ goals: goalsText(keys.length) }), [...keys, ...beside]);
}

export function deleteAllChosen(cairn: Cairn): void {
  const keys = chosenInOrder();
  const beside = besideChosen(keys);
  done(cairn, deleteChosen(cairn, keys), m.selection_deleted({ goals: goalsText(keys.length) }), beside);
  showOnceUsed(cairn, 'deleted');
}

/** Returns the row below the selected ones, then the row above them. */
function besideChosen(keys: readonly string[]): readonly string[] {
  const rows = [...keys.slice(-1), ...keys.slice(0, 1)];
  return rows.flatMap((key, index) => {
    const row = rowOf(key);
    const next = row && neighbourKey(row, index === 0 ? 1 : -1);
    return next ? [next] : [];
  });
}
