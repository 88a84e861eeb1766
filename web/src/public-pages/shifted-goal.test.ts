import { expect, test } from 'vitest';
import { shiftedGoal } from './shifted-goal.ts';

const list = (...numbers: readonly number[]) =>
  numbers.map((bucketSequenceNo, at) => ({ code: 'abc'[at] as string, bucketSequenceNo }));

test('a goal goes between its neighbours, or to an end of its list', () => {
  const goals = list(2000, 2100, 2200);
  expect(shiftedGoal(goals, 'a', 1)).toEqual([{ key: 'a', sequenceNo: 2150 }]);
  expect(shiftedGoal(goals, 'b', 1)).toEqual([{ key: 'b', sequenceNo: 2300 }]);
  expect(shiftedGoal(goals, 'b', -1)).toEqual([{ key: 'b', sequenceNo: 1900 }]);
});

test('where there is no room the others are numbered anew', () => {
  expect(shiftedGoal(list(2000, 2000, 2000), 'a', 1)).toEqual([
    { key: 'a', sequenceNo: 2100 },
    { key: 'c', sequenceNo: 2200 },
  ]);
});

test('at the end it stays, and so does what is not there', () => {
  const goals = list(2000, 2100);
  expect([shiftedGoal(goals, 'a', -1), shiftedGoal(goals, 'b', 1), shiftedGoal(goals, 'z', 1)]).toEqual([
    [],
    [],
    [],
  ]);
});
