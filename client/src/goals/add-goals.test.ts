import type { Schedule } from '@cairn/core/goals/schedule';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { beforeEach, expect, test } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { renameGoal } from './change-goal.ts';
import { addGoals } from './add-goals.ts';

const today = '2026-11-21';

let cairn: Cairn;
beforeEach(async () => {
  cairn = await openCairnIn(lonelyEnvironment(Date.parse(`${today}T10:00:00Z`)), ida, null);
  await cairn.opened;
});

const names = () => cairn.replica.goalsInPeriod(periodOf(dayColumn, today)).map(({ name }) => name);
const add = (seed?: string) =>
  addGoals(cairn, {
    text: 'Dig\nWater',
    place: { columnId: dayColumn, dueDate: today },
    position: { at: 'bottom' },
    ...(seed === undefined ? {} : { seed }),
  });

test('goals are added again without a seed, and once with the same one', async () => {
  await add().saved;
  await add().saved;
  expect(names()).toEqual(['Dig', 'Water', 'Dig', 'Water']);
  const first = add('row-1');
  await first.saved;
  expect(add('row-1').keys).toEqual(first.keys);
  expect(names()).toHaveLength(6);
  await add('row-2').saved;
  expect(names()).toHaveLength(8);
});

test('an addition that is repeated leaves later changes of its goals as they are', async () => {
  const { keys, saved } = add('row-1');
  await saved;
  renameGoal(cairn, keys[0] as string, 'Dig deep');
  await add('row-1').saved;
  expect(names()).toEqual(['Dig deep', 'Water']);
});

test('a planned length is given to each line, the nearest possible, and to no divider', async () => {
  const place: Schedule = { columnId: dayColumn, dueDate: today };
  const position = { at: 'bottom' } as const;
  const added = addGoals(cairn, { text: 'Run\nSwim', place, position, durationMinutes: 2 });
  const divider = addGoals(cairn, { text: 'Line', place, position, type: 'divider', durationMinutes: 45 });
  await Promise.all([added.saved, divider.saved]);
  const minutesOf = (key: string) => cairn.replica.goal(key)?.durationMinutes;
  expect([...added.keys, ...divider.keys].map(minutesOf)).toEqual([5, 5, null]);
});

test('a pasted list keeps its order, what is below what, and what is done', async () => {
  const { keys, saved } = addGoals(cairn, {
    text: '- Trip\n  - [x] Book\n    - Train\n  - [ ] Pack\n- **Rest**',
    place: { columnId: dayColumn, dueDate: today },
    position: { at: 'bottom' },
    tags: ['sea'],
  });
  await saved;
  expect(keys).toHaveLength(5);
  expect(names()).toEqual(['Trip', '**Rest**']);
  const below = cairn.replica.subgoalsOf(keys[0] as string);
  expect(below.map(({ name, doneDate, columnId }) => [name, doneDate, columnId])).toEqual([
    ['Book', today, null],
    ['Pack', null, null],
  ]);
  expect(cairn.replica.subgoalsOf(keys[1] as string)).toMatchObject([{ name: 'Train', tags: ['sea'] }]);
});
