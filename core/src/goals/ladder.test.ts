import { expect, test } from 'vitest';
import { rungsBelow } from './ladder.ts';

interface Goal {
  readonly name: string;
  readonly doneDate: string | null;
  readonly type: string | null;
  readonly subgoals: Goal[];
}

const goal = (name: string, subgoals: Goal[] = [], rest: Partial<Goal> = {}): Goal => ({
  name,
  doneDate: null,
  type: null,
  subgoals,
  ...rest,
});
const below = (top: Goal) => rungsBelow(top, ({ subgoals }) => subgoals).map(({ name }) => name);

test('the ladder goes down by the first open subgoal, past done ones and dividers', () => {
  const day = goal('write 600 words');
  const done = goal('plan', [goal('hidden')], { doneDate: '2026-11-01' });
  const week = goal('chapter 8', [goal('', [], { type: 'space' }), day, goal('pages')]);
  expect(below(goal('book', [done, week, goal('print')]))).toEqual(['chapter 8', 'write 600 words']);
  expect(below(day)).toEqual([]);
  expect(below(done)).toEqual(['hidden']);
});

test('a ring ends it', () => {
  const one = goal('one');
  const two = goal('two', [one]);
  one.subgoals.push(two);
  expect(below(one)).toEqual(['two']);
});
