import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsWideToNarrow } from '../time/horizons.ts';
import { defaultLife } from '../time/periods.ts';
import { goalColors } from './colors.ts';
import { type GoalFilter, isOpenFilter, noneOf, passing } from './goal-filter.ts';
import type { GoalRow } from './goal.ts';

type Filtered = Parameters<ReturnType<typeof passing>>[0];

const goal: Filtered = {
  type: null,
  columnId: 2,
  dueDate: '2026-11-22',
  doneDate: null,
  color: 'red',
  tags: ['Café'],
  assignee: null,
  space: 'home',
  bucketId: 'ideas',
};

const passes = (filter: GoalFilter, change: Partial<GoalRow> = {}) =>
  passing(filter, defaultLife)({ ...goal, ...change });

const anyOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const someGoal: fc.Arbitrary<Filtered> = fc.record({
  type: fc.constant(null),
  columnId: anyOf(...columnsWideToNarrow, null),
  dueDate: anyOf('2026-11-22', '2027-01-01', '2031-06-30'),
  doneDate: anyOf('2026-11-22', null),
  color: anyOf(...goalColors, null),
  tags: fc.subarray(['home', 'work']),
  assignee: anyOf('ida', null),
  space: anyOf('home', 'team'),
  bucketId: anyOf('ideas', 'doing', null),
});
const someFilter: fc.Arbitrary<GoalFilter> = fc.record(
  {
    columnIds: fc.subarray([...columnsWideToNarrow]),
    days: fc.constant({ from: '2026-11-20', to: '2027-01-15' }),
    status: anyOf('done', 'undone'),
    colors: fc.subarray([...goalColors, noneOf]),
    tags: fc.subarray(['home', 'work']),
    assignees: fc.subarray(['ida', noneOf]),
    spaces: fc.subarray(['home', 'team']),
    bucketIds: fc.subarray(['ideas', 'doing']),
  },
  { requiredKeys: [] },
);

describe('a filter of goals', () => {
  test('wants any of what one part lists, and every part', () => {
    expect(passes({ colors: ['blue', 'red'] })).toBe(true);
    expect(passes({ colors: ['blue'] })).toBe(false);
    expect(passes({ colors: ['red'], status: 'done' })).toBe(false);
    expect(passes({ colors: ['red'], status: 'undone' })).toBe(true);
  });
  test('asks for goals without a colour or a person too', () => {
    expect(passes({ colors: [noneOf] })).toBe(false);
    expect(passes({ colors: [noneOf] }, { color: null })).toBe(true);
    expect(passes({ assignees: [noneOf] })).toBe(true);
    expect(passes({ assignees: ['ida'] })).toBe(false);
  });
  test('wants goals on lists, and not those that stand on none', () => {
    expect(passes({ bucketIds: ['ideas', 'doing'] })).toBe(true);
    expect(passes({ bucketIds: ['doing'] })).toBe(false);
    expect(passes({ bucketIds: ['ideas'] }, { bucketId: null })).toBe(false);
  });
  test('reads tags whatever their case and accents', () => {
    expect(passes({ tags: ['cafe'] })).toBe(true);
    expect(passes({ tags: ['caf'] })).toBe(false);
  });
  test('wants a period with a day in the stretch, so that a week counts for its last day', () => {
    expect(passes({ days: { from: '2026-11-16', to: '2026-11-16' } })).toBe(true);
    expect(passes({ days: { from: '2026-11-23', to: '2026-11-29' } })).toBe(false);
    expect(passes({ days: { from: '2026-11-16', to: '2026-11-29' } }, { dueDate: null })).toBe(false);
  });
  test('lets a dividing line pass only where it holds nothing back', () => {
    expect(passes({}, { type: 'divider' })).toBe(true);
    expect(passes({ status: 'undone' }, { type: 'divider' })).toBe(false);
  });
  test('holds nothing back when every list is empty', () => {
    expect(isOpenFilter({ colors: [], tags: undefined })).toBe(true);
    expect(isOpenFilter({ days: { from: '2026-11-16', to: '2026-11-16' } })).toBe(false);
    expect(passes({ colors: [], tags: [] })).toBe(true);
  });
  test('passes what each of its parts passes', () => {
    fc.assert(
      fc.property(someGoal, someFilter, (one, filter) => {
        const parts = Object.entries(filter).map(([part, value]) => ({ [part]: value }) as GoalFilter);
        expect(passing(filter, defaultLife)(one)).toBe(
          parts.every((part) => passing(part, defaultLife)(one)),
        );
      }),
    );
  });
});
