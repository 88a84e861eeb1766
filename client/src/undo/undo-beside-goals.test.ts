import { notesText } from '@cairn/core/notes/delta';
import { periodOf } from '@cairn/core/time/periods';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addComment } from '../comments/add-comment.ts';
import { commentsOf } from '../comments/comments-of.ts';
import { editComment } from '../comments/edit-comment.ts';
import { addGoals } from '../goals/add-goals.ts';
import { planDuration, recolorGoal, renameGoal } from '../goals/change-goal.ts';
import { timeGoal } from '../goals/time-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { repeatGoal } from '../recurrence/repeat-goal.ts';
import { seenWish } from '../recurrence/seen-wish.ts';
import { stopRepeating } from '../recurrence/stop-repeating.ts';
import { changeSettings } from '../settings/change-settings.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { redoNewest, undoNewest } from './reverse-step.ts';
import { backwards, undoSummaryOf } from './undo-summary-of.ts';

const today = '2026-11-21';
const saturdays = ['2026-11-21', '2026-11-28', '2026-12-05'];
const weekly = { rule: 'FREQ=WEEKLY', anchor: 'date', dateTo: null } as const;
const daily = { ...weekly, rule: 'FREQ=DAILY' } as const;

let cairn: Cairn;
let walk: string;
beforeEach(async () => {
  let ids = 0;
  const newId = () => String((ids += 1)).padStart(6, '0');
  cairn = await openCairnIn(lonelyEnvironment(Date.parse(`${today}T10:00:00Z`), { newId }), ida, null);
  await cairn.opened;
  const place = { columnId: 1, dueDate: today } as const;
  [walk = ''] = addGoals(cairn, { text: 'Walk', place, position: { at: 'bottom' } }).keys;
});

function undo() {
  const reversed = undoNewest(cairn);
  return reversed && [undoSummaryOf(cairn, reversed.step).action, reversed.reversal.extent];
}

function redo() {
  const reversed = redoNewest(cairn);
  return reversed && [undoSummaryOf(cairn, backwards(reversed.step)).action, reversed.reversal.extent];
}

const countOn = (days: readonly string[]) =>
  days.map((day) => cairn.replica.goalsInPeriod(periodOf(1, day)).length);

describe('undo', () => {
  test('takes back what was said below a goal, and how it was changed', () => {
    const texts = () => commentsOf(cairn, walk).map(({ richText }) => notesText(richText).trim());
    const said = addComment(cairn, walk, 'Ten steps');
    if (said.ok) editComment(cairn, said.value.key, 'Twelve steps');
    expect(texts()).toEqual(['Twelve steps']);
    expect(undo()).toEqual(['commentChanged', 'whole']);
    expect(texts()).toEqual(['Ten steps']);
    expect(undo()).toEqual(['commented', 'whole']);
    expect(texts()).toEqual([]);
    expect(redo()).toEqual(['commented', 'whole']);
    expect(redo()).toEqual(['commentChanged', 'whole']);
    expect(texts()).toEqual(['Twelve steps']);
  });

  test('leaves what was said below a goal and changed since', () => {
    const said = addComment(cairn, walk, 'Ten steps');
    if (said.ok) cairn.undoStack.aside(() => editComment(cairn, said.value.key, 'Twelve steps'));
    expect(undo()).toEqual(['commented', 'nothing']);
    expect(commentsOf(cairn, walk)).toHaveLength(1);
  });

  test('takes back a setting, and leaves one that was changed since', () => {
    changeSettings(cairn, { darkMode: true });
    changeSettings(cairn, { hideCompleted: true });
    changeSettings(cairn, { dayEndsAtHour: 3 });
    expect(undo()).toEqual(['set', 'whole']);
    expect(undo()).toEqual(['completedHidden', 'whole']);
    expect([settingsOf(cairn).dayEndsAtHour, settingsOf(cairn).hideCompleted]).toEqual([0, false]);
    cairn.undoStack.aside(() => changeSettings(cairn, { darkMode: false }));
    expect(undo()).toEqual(['themed', 'nothing']);
    expect(settingsOf(cairn).darkMode).toBe(false);
  });

  test('says what became of a time', () => {
    timeGoal(cairn, walk, today, { from: 600, to: 660 });
    timeGoal(cairn, walk, today, { from: 700, to: 760 });
    timeGoal(cairn, walk, today, null);
    expect([undo(), undo(), undo()].map((told) => told?.[0])).toEqual(['untimed', 'timeChanged', 'timed']);
    expect(cairn.replica.goal(walk)?.datetimeFr).toBeNull();
  });

  test('names a changed planned length', () => {
    planDuration(cairn, walk, 45);
    planDuration(cairn, walk, null);
    expect([undo(), cairn.replica.goal(walk)?.durationMinutes]).toEqual([['durationChanged', 'whole'], 45]);
    expect([undo(), cairn.replica.goal(walk)?.durationMinutes]).toEqual([['durationChanged', 'whole'], null]);
  });

  test('ends what began to repeat, and begins it again', () => {
    repeatGoal(cairn, walk, weekly);
    expect(countOn(saturdays)).toEqual([1, 1, 1]);
    expect(undo()).toEqual(['repeats', 'whole']);
    expect(countOn(saturdays)).toEqual([1, 0, 0]);
    expect(redo()).toEqual(['repeats', 'whole']);
    expect(countOn(saturdays)).toEqual([1, 1, 1]);
    expect(undo()).toEqual(['repeats', 'whole']);
    expect(undo()).toEqual(['added', 'whole']);
  });

  test('lets a goal repeat as before', () => {
    repeatGoal(cairn, walk, weekly);
    repeatGoal(cairn, walk, daily, 'ALL');
    expect(countOn(['2026-11-22', '2026-11-23'])).toEqual([1, 1]);
    expect(undo()).toEqual(['repeatsOtherwise', 'whole']);
    expect(seenWish(cairn, walk)).toEqual(weekly);
    expect(countOn(['2026-11-22', ...saturdays])).toEqual([0, 1, 1, 1]);
    expect(redo()).toEqual(['repeatsOtherwise', 'whole']);
    expect(seenWish(cairn, walk)).toEqual(daily);
  });

  test.each(['ONLY_THIS', 'STARTING_FROM_THIS', 'ALL'] as const)(
    'lets a goal repeat again whose repeating was ended (%s)',
    (mode) => {
      repeatGoal(cairn, walk, weekly);
      stopRepeating(cairn, walk, mode);
      expect(undo()).toEqual(['repeatsNoMore', 'whole']);
      expect(countOn(saturdays)).toEqual([1, 1, 1]);
      expect(redo()).toEqual(['repeatsNoMore', 'whole']);
      expect(cairn.replica.goal(walk)?.recurrence).toBeNull();
    },
  );

  test('leaves a way to repeat that was changed since', () => {
    repeatGoal(cairn, walk, weekly);
    cairn.undoStack.aside(() => repeatGoal(cairn, walk, daily, 'ALL'));
    expect(undo()).toEqual(['repeats', 'nothing']);
    expect(seenWish(cairn, walk)).toEqual(daily);
  });

  test('goes on to what was done before to the goal', () => {
    renameGoal(cairn, walk, 'Run');
    repeatGoal(cairn, walk, weekly);
    recolorGoal(cairn, walk, 'blue');
    expect([undo(), undo(), undo()].map((told) => told?.[0])).toEqual(['colored', 'repeats', 'renamed']);
    expect(cairn.replica.goal(walk)).toMatchObject({ name: 'Walk', color: null, recurrence: null });
  });
});
