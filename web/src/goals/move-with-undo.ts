import type { Cairn } from '@cairn/client/cairn/cairn';
import { scheduleGoal } from '@cairn/client/goals/schedule-goal';
import { moveGoal } from '@cairn/client/goals/move-goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { UndoEntry as UndoStep } from '@cairn/client/undo-stack/undo-entry';
import type { Schedule } from '@cairn/core/goals/schedule';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { standsElsewhere } from '@cairn/core/recurrence/stands-elsewhere';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { namedSchedule, type Planning } from './planning.ts';
import { sortedLists } from './list-look.ts';
import { showSortedNotice } from './sorted-list-notice.ts';
import { offerForOthers } from './offer-for-others.ts';
import { rowOf } from './row-walk.ts';
import { offerUndo } from './undo.ts';
import { sayRefused } from './say-refused.ts';
import { goalPlaceOf } from '../drag/zones.ts';

/** Shows an undo toast. A null schedule removes the date. */
export function scheduleWithUndo(
  cairn: Cairn,
  goal: GoalView,
  schedule: Schedule | null,
  planning: Planning,
): void {
  const { result, step } = cairn.undoStack.during(() => scheduleGoal(cairn, goal.key, schedule));
  warnUnlessSaved(result.saved);
  const text = schedule
    ? m.goal_moved_toast({
        period: namedSchedule(schedule, planning).title,
      })
    : m.goal_date_removed_toast();
  offerUndo(cairn, step, { text });
  offerMoveForOthers(cairn, goal.key, step);
}

/** Called after an occurrence was moved: offers the move for the other occurrences. */
export function offerMoveForOthers({ replica }: Cairn, key: string, move: UndoStep | null): void {
  const goal = replica.goal(key);
  const { id, originalDate } = goal?.recurrence ?? {};
  const series = id && originalDate && replica.occurrences.series(id, originalDate);
  if (!goal || !series || !standsElsewhere(goal, series)) return;
  offerForOthers(goal, { columnId: goal.columnId, dueDate: goal.dueDate }, move);
}

export type ListMove = 'up' | 'down' | 'top' | 'bottom';

export function moveInList(cairn: Cairn, key: string, step: ListMove): void {
  const row = rowOf(key);
  const list = row?.closest<HTMLElement>('[data-drop-zone]');
  if (!row || !list) return;
  const zone = list.dataset.dropZone ?? '';
  if (sortedLists.has(zone)) return showSortedNotice(zone);
  const keys = Array.from(list.querySelectorAll<HTMLElement>('[data-goal]'), (one) => one.dataset.goal ?? '');
  const at = keys.indexOf(key);
  const position = positionAfter(keys, at, step);
  if (!position) return;
  const outcome = moveGoal(cairn, key, { to: goalPlaceOf(zone), position });
  if (!outcome.ok) return sayRefused(outcome.refusal);
  warnUnlessSaved(outcome.value.saved);
  const index = { up: at, down: at + 2, top: 1, bottom: keys.length }[step];
  const name = nameInSentence(row.querySelector('[data-goal-title]')?.textContent ?? '');
  announce(m.drag_dropped({ name, index, count: keys.length, period: list.dataset.dropLabel ?? '' }));
}

function positionAfter(keys: readonly string[], at: number, step: ListMove) {
  const before = keys[at - 1];
  const after = keys[at + 1];
  switch (step) {
    case 'up':
      return before === undefined ? null : { before };
    case 'down':
      return after === undefined ? null : { after };
    case 'top':
      return before === undefined ? null : ({ at: 'top' } as const);
    case 'bottom':
      return after === undefined ? null : ({ at: 'bottom' } as const);
  }
}
