import { placeFieldsOf } from '@cairn/core/goals/moved-goal';
import { periodOf } from '@cairn/core/time/periods';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addComment } from '../comments/add-comment.ts';
import type { Environment } from '../environment/environment.ts';
import { addGoals } from '../goals/add-goals.ts';
import { recolorGoal, renameGoal, tickGoal } from '../goals/change-goal.ts';
import { scheduleGoal } from '../goals/schedule-goal.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { deleteSeveral } from '../goals/delete-several.ts';
import { changeFields } from '../goals/edit-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { searchGoals } from '../search/search-goals.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { editSeveral } from './edit-several.ts';
import { formerDay } from './former-day.ts';
import { repeatGoal } from './repeat-goal.ts';
import { repeatWithChecklist } from './repeat-with-checklist.ts';
import { saveAsTemplate } from './save-as-template.ts';
import { stopRepeating } from './stop-repeating.ts';
import { undoNewest } from '../undo/reverse-step.ts';

const today = '2026-11-21';
const weekly = { rule: 'FREQ=WEEKLY', anchor: 'date', dateTo: null } as const;
const everySaturday = ['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12'];

let environment: Environment;
let cairn: Cairn;
let onDisk: Promise<void>;
beforeEach(async () => {
  let ids = 0;
  environment = lonelyEnvironment(Date.parse(`${today}T10:00:00Z`), {
    newId: () => String((ids += 1)).padStart(6, '0'),
  });
  cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
});

function walk(wish: Parameters<typeof repeatGoal>[2] = weekly): string {
  const place = { columnId: 1, dueDate: today } as const;
  const [key = ''] = addGoals(cairn, { text: 'Walk', place, position: { at: 'bottom' } }).keys;
  const repeated = repeatGoal(cairn, key, wish);
  if (!repeated.ok) throw new Error(repeated.refusal.code);
  onDisk = repeated.value.saved;
  return key;
}

const on = (date: string) => cairn.replica.goalsInPeriod(periodOf(1, date));
const namesOn = (dates: readonly string[]) =>
  dates.map((date) =>
    on(date)
      .map(({ name }) => name)
      .join(),
  );
const keyOn = (date: string) => on(date)[0]?.key as string;
const unsentKeys = () => cairn.unsentRecords().map(({ key }) => key);

describe('a goal that is made to repeat with no network', () => {
  test('stands on the days to come at once, and is found again after a restart', async () => {
    walk();
    expect(namesOn(everySaturday)).toEqual(['Walk', 'Walk', 'Walk', 'Walk']);
    expect(namesOn(['2026-11-22'])).toEqual(['']);
    await onDisk;
    cairn.close();
    cairn = await openCairnIn(environment, ida, null);
    await cairn.opened;
    expect(namesOn(everySaturday)).toEqual(['Walk', 'Walk', 'Walk', 'Walk']);
    expect(searchGoals(cairn, 'wal').length).toBeGreaterThan(0);
  });

  test('is answered by the name of an occurrence, and by the id that its goal will have', () => {
    walk();
    const { key, recurrence } = on('2026-12-05')[0] as NonNullable<ReturnType<typeof on>[0]>;
    expect(cairn.replica.goal(key)?.dueDate).toBe('2026-12-05');
    expect(cairn.replica.goal(`recurrence:${recurrence?.id}:2026-12-05`)?.key).toBe(key);
    expect(cairn.replica.goal(`recurrence:${recurrence?.id}:2026-12-06`)).toBeUndefined();
  });

  test('is refused with subgoals, and turns them into a checklist that every repetition begins with', () => {
    const place = { columnId: 1, dueDate: today } as const;
    const [key = ''] = addGoals(cairn, { text: 'Walk', place, position: { at: 'bottom' } }).keys;
    addGoals(cairn, { text: 'Shoes\nWater', place: { parent: key }, position: { at: 'bottom' } });
    expect(repeatGoal(cairn, key, weekly)).toMatchObject({ refusal: { code: 'goal.subgoalsRecurring' } });
    expect(repeatWithChecklist(cairn, key, weekly).ok).toBe(true);
    expect(cairn.replica.subgoalsOf(key)).toEqual([]);
    const lines = on('2026-11-28')[0]?.richThoughts?.ops.map(({ insert }) => insert);
    expect(lines).toEqual(['Shoes', '\n', 'Water', '\n']);
  });
});

describe('an occurrence that nobody has touched', () => {
  test.each([
    ['renamed', (key: string) => renameGoal(cairn, key, 'Run')],
    ['ticked', (key: string) => tickGoal(cairn, key, true)],
    ['coloured', (key: string) => recolorGoal(cairn, key, 'blue')],
    ['commented on', (key: string) => addComment(cairn, key, 'Rain')],
    [
      'given a subgoal',
      (key: string) => addGoals(cairn, { text: 'Shoes', place: { parent: key }, position: { at: 'top' } }),
    ],
  ])('keeps its name on this device when it is %s', (_, touch) => {
    walk();
    const key = keyOn('2026-11-28');
    touch(key);
    expect(on('2026-11-28').map((goal) => goal.key)).toEqual([key]);
    expect(unsentKeys()).toContain(key);
    expect(on('2026-12-05')[0]?.color).toBeNull();
  });

  test('moved to another day leaves its own empty', () => {
    walk();
    scheduleGoal(cairn, keyOn('2026-11-28'), { columnId: 1, dueDate: '2026-11-30' });
    expect(namesOn(['2026-11-28', '2026-11-30', '2026-12-05'])).toEqual(['', 'Walk', 'Walk']);
  });

  test('deleted and brought back is what its series says, and nothing has to be sent', () => {
    walk();
    const key = keyOn('2026-11-28');
    deleteGoal(cairn, key);
    expect(namesOn(['2026-11-28', '2026-12-05'])).toEqual(['', 'Walk']);
    undoNewest(cairn);
    expect(namesOn(['2026-11-28'])).toEqual(['Walk']);
    expect(unsentKeys()).not.toContain(key);
  });

  test('is drawn anew only when its own series changes', () => {
    walk();
    const other = on('2026-12-05');
    const [goal] = on('2026-11-28');
    const place = { columnId: 1, dueDate: '2026-11-28' } as const;
    addGoals(cairn, { text: 'Read', place, position: { at: 'bottom' } });
    expect(on('2026-12-05')).toBe(other);
    expect(on('2026-11-28')).toContain(goal);
  });
});

describe('an occurrence whose date was removed', () => {
  const removed = (date: string): GoalView => {
    const goal = on(date)[0] as GoalView;
    scheduleGoal(cairn, goal.key, null);
    expect(cairn.replica.goal(goal.key)?.recurrence).toBeNull();
    return goal;
  };
  const putBack = (was: GoalView) => {
    const recurrence = formerDay(cairn, was);
    const fields = { ...placeFieldsOf(was), ...(recurrence ? { recurrence } : {}) };
    changeFields(cairn, [{ key: was.key, fields }]);
  };

  test('is the same occurrence of its series when it comes back, the first one and any other', () => {
    walk();
    for (const date of ['2026-11-28', today]) {
      const goal = removed(date);
      putBack(goal);
      expect(on(date)).toMatchObject([{ key: goal.key, recurrence: goal.recurrence }]);
    }
    expect(namesOn(everySaturday)).toEqual(['Walk', 'Walk', 'Walk', 'Walk']);
  });

  test('brought back before anybody heard of it, says nothing of its series but the day', () => {
    walk();
    const goal = removed('2026-11-28');
    putBack(goal);
    const { pending } = cairn.unsentRecords().find(({ key }) => key === goal.key) ?? {};
    const { recurrence, dueDate } = goal;
    expect(pending?.fields).toMatchObject({ dueDate, recurrence });
  });

  test('comes back as a plain goal where its series has ended meanwhile', () => {
    walk();
    const goal = removed('2026-12-05');
    stopRepeating(cairn, keyOn('2026-11-28'), 'STARTING_FROM_THIS');
    putBack(goal);
    expect(namesOn(['2026-12-05', '2026-12-12'])).toEqual(['Walk', '']);
    expect(on('2026-12-05')[0]?.recurrence).toBeNull();
  });

  test('of a repeat after completion that begins anew with it is the open one again', () => {
    walk({ ...weekly, anchor: 'completion' });
    const goal = removed(today);
    putBack(goal);
    expect(namesOn(everySaturday)).toEqual(['Walk', '', '', '']);
  });
});

describe('what is meant for several occurrences', () => {
  test('is seen at once: all of them, or this one and those that follow', () => {
    walk();
    editSeveral(cairn, keyOn('2026-12-05'), { edit: { name: 'Run' } }, 'STARTING_FROM_THIS');
    expect(namesOn(everySaturday)).toEqual(['Walk', 'Walk', 'Run', 'Run']);
    editSeveral(cairn, keyOn('2026-11-28'), { edit: { color: 'blue' } }, 'ALL');
    expect(everySaturday.map((date) => on(date)[0]?.color)).toEqual(['blue', 'blue', null, null]);
  });

  test('a planned length is shown for all of them', () => {
    walk();
    editSeveral(cairn, keyOn('2026-11-28'), { edit: { durationMinutes: 45 } }, 'ALL');
    expect(everySaturday.map((date) => on(date)[0]?.durationMinutes)).toEqual([45, 45, 45, 45]);
  });

  test('a move takes the open ones with it at once, those touched by the same distance; a done one stays', () => {
    walk();
    renameGoal(cairn, keyOn('2026-12-05'), 'Run');
    const done = keyOn('2026-12-12');
    tickGoal(cairn, done, true);
    const key = keyOn('2026-11-28');
    scheduleGoal(cairn, key, { columnId: 1, dueDate: '2026-11-30' });
    editSeveral(cairn, key, { edit: { columnId: 1, dueDate: '2026-11-30' } }, 'STARTING_FROM_THIS');
    expect(namesOn(['2026-11-28', '2026-11-30', '2026-12-05', '2026-12-07'])).toEqual([
      '',
      'Walk',
      '',
      'Run',
    ]);
    expect(on('2026-12-12')[0]?.key).toBe(done);
    expect(namesOn(['2026-12-14', '2026-12-21'])).toEqual(['', 'Walk']);
  });

  test('another rule from a day on keeps what is before', () => {
    walk();
    const monthly = { ...weekly, rule: 'FREQ=MONTHLY' };
    repeatGoal(cairn, keyOn('2026-12-05'), monthly, 'STARTING_FROM_THIS');
    expect(namesOn([...everySaturday, '2027-01-05'])).toEqual(['Walk', 'Walk', 'Walk', '', 'Walk']);
  });

  test('a deletion with the rest keeps what is before and what is done, and can be taken back', () => {
    walk();
    tickGoal(cairn, keyOn('2026-12-12'), true);
    deleteSeveral(cairn, keyOn('2026-11-28'), 'STARTING_FROM_THIS');
    expect(namesOn(everySaturday)).toEqual(['Walk', '', '', 'Walk']);
    undoNewest(cairn);
    expect(namesOn(everySaturday)).toEqual(['Walk', 'Walk', 'Walk', 'Walk']);
  });

  test('the end of the repeating leaves this one, as a goal of its own', () => {
    walk();
    stopRepeating(cairn, keyOn('2026-11-28'), 'STARTING_FROM_THIS');
    expect(namesOn(everySaturday)).toEqual(['Walk', 'Walk', '', '']);
    expect(on('2026-11-28')[0]?.recurrence).toBeNull();
  });

  test('a template is what untouched ones begin with, boxes clear', async () => {
    const place = { columnId: 1, dueDate: today } as const;
    const [key = ''] = addGoals(cairn, { text: 'Walk', place, position: { at: 'bottom' } }).keys;
    repeatGoal(cairn, key, weekly);
    const touched = keyOn('2026-11-28');
    const ops = [{ insert: 'Shoes' }, { insert: '\n', attributes: { list: 'checked' } }];
    await cairn.change([{ table: 'goals', key: touched }], (records) => ({
      put: [...records.values()].map((record) => ({
        ...record,
        pending: { fields: {}, notes: ops, baseRev: 0 },
      })),
    }));
    expect(saveAsTemplate(cairn, touched).ok).toBe(true);
    const [later] = on('2026-12-05');
    expect(later?.richThoughts?.ops[1]).toEqual({ insert: '\n', attributes: { list: 'unchecked' } });
  });
});

describe('a repeat after completion', () => {
  test('has its next one as soon as this one is done, and not when it was not', () => {
    const key = walk({ ...weekly, anchor: 'completion' });
    expect(namesOn(everySaturday)).toEqual(['Walk', '', '', '']);
    tickGoal(cairn, key, true);
    expect(namesOn(everySaturday)).toEqual(['Walk', 'Walk', '', '']);
    tickGoal(cairn, key, false);
    expect(namesOn(everySaturday)).toEqual(['Walk', '', '', '']);
  });
});
