import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { beforeEach, expect, test } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { undoNewest } from '../undo/reverse-step.ts';
import { addGoals } from './add-goals.ts';
import { tickGoal } from './change-goal.ts';
import { duplicateGoal } from './duplicate-goal.ts';
import { goalsOutline } from './goals-outline.ts';

const today = '2026-11-21';

let cairn: Cairn;
let keys: readonly string[];
beforeEach(async () => {
  cairn = await openCairnIn(lonelyEnvironment(Date.parse(`${today}T10:00:00Z`)), ida, null);
  await cairn.opened;
  const added = addGoals(cairn, {
    text: '- Trip\n  - [x] Book\n  - Pack\n    - Socks\n- Rest',
    place: { columnId: dayColumn, dueDate: today },
    position: { at: 'bottom' },
    tags: ['sea'],
    color: 'red',
    durationMinutes: 45,
    notes: { ops: [{ insert: 'by train\n' }] },
  });
  await added.saved;
  keys = added.keys;
});

const goals = () => cairn.replica.goalsInPeriod(periodOf(dayColumn, today));

test('a copy is right below, open, with the fields, the note and the open subgoals', async () => {
  const [trip = ''] = keys;
  await tickGoal(cairn, trip, true).saved;
  const copy = duplicateGoal(cairn, trip);
  await copy?.saved;
  expect(goals().map(({ name, doneDate }) => [name, doneDate])).toEqual([
    ['Trip', today],
    ['Trip', null],
    ['Rest', null],
  ]);
  expect(goals()[1]).toMatchObject({
    key: copy?.key,
    tags: ['sea'],
    color: 'red',
    durationMinutes: 45,
    parent: null,
  });
  expect(goals()[1]?.richThoughts?.ops).toEqual([{ insert: 'by train\n' }]);
  expect(goalsOutline(cairn, [copy?.key ?? ''])).toEqual([
    {
      name: 'Trip',
      isDone: false,
      subgoals: [{ name: 'Pack', isDone: false, subgoals: [{ name: 'Socks', isDone: false, subgoals: [] }] }],
    },
  ]);
});

test('a copy is undone in one step, and a subgoal is copied below the same parent', async () => {
  const [trip = '', , pack = ''] = keys;
  await duplicateGoal(cairn, pack)?.saved;
  const below = () => cairn.replica.subgoalsOf(trip).map(({ name }) => name);
  expect(below()).toEqual(['Book', 'Pack', 'Pack']);
  undoNewest(cairn);
  expect(below()).toEqual(['Book', 'Pack']);
  expect(duplicateGoal(cairn, 'nobody')).toBeNull();
});
