import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalColors } from './colors.ts';
import { sortedGoals, sortOrders, sortOrdersFor } from './sorted-goals.ts';

const context = { locale: 'en', nameOf: (id: string) => ({ a: 'Zoe', b: 'Ann' })[id] ?? id };
const goal = {
  type: null as 'divider' | null,
  name: '',
  dueDate: null as string | null,
  datetimeFr: null as string | null,
  modifiedDatetime: '2026-01-01',
  createdDatetime: '2026-01-01',
  assignee: null as string | null,
  color: null as (typeof goalColors)[number] | null,
  doneDate: null as string | null,
};
const named = (...names: string[]) => names.map((name) => ({ ...goal, name }));
const names = (goals: readonly { readonly name: string }[]) => goals.map(({ name }) => name);

describe('sorting', () => {
  test('offers dates only off the horizons, times only in days, the assignee not for one person', () => {
    const horizon = sortOrdersFor({ isHorizon: true, hasTimes: false, isTeam: false });
    expect(horizon).toEqual(['name', 'modified', 'created', 'assignee', 'color', 'completed-last']);
    expect(sortOrdersFor({ isHorizon: false, hasTimes: true, isTeam: true })).toEqual(
      sortOrders.filter((order) => order !== 'assignee'),
    );
  });
  test('reads names as people do', () => {
    expect(names(sortedGoals(named('b', 'Step 10', 'É', 'Step 2', 'A'), 'name', context))).toEqual([
      'A',
      'b',
      'É',
      'Step 2',
      'Step 10',
    ]);
  });
  test('puts what has no value last, both ways round', () => {
    const dated = [
      { ...goal, name: 'none' },
      { ...goal, name: 'late', dueDate: '2027-01-01' },
      { ...goal, name: 'soon', dueDate: '2026-01-01' },
    ];
    expect(names(sortedGoals(dated, 'date', context))).toEqual(['soon', 'late', 'none']);
    expect(names(sortedGoals(dated, 'date-reversed', context))).toEqual(['late', 'soon', 'none']);
  });
  test('goes by the people’s names, and by the palette', () => {
    const people = [
      { ...goal, name: 'nobody' },
      { ...goal, name: 'zoe', assignee: 'a' },
      { ...goal, name: 'ann', assignee: 'b' },
    ];
    expect(names(sortedGoals(people, 'assignee', context))).toEqual(['ann', 'zoe', 'nobody']);
    const colored = goalColors.toReversed().map((color) => ({ ...goal, color }));
    expect(sortedGoals(colored, 'color', context).map(({ color }) => color)).toEqual(goalColors);
  });
  test('shows the newest change first', () => {
    const changed = [
      { ...goal, name: 'old' },
      { ...goal, name: 'new', modifiedDatetime: '2026-02-01', createdDatetime: '2026-02-01' },
    ];
    expect(names(sortedGoals(changed, 'modified', context))).toEqual(['new', 'old']);
    expect(names(sortedGoals(changed, 'created', context))).toEqual(['new', 'old']);
  });
  test('keeps the lines only where the order is the list’s own', () => {
    const list = [
      { ...goal, name: 'done', doneDate: '2026-01-01' },
      { ...goal, name: 'line', type: 'divider' as const },
      { ...goal, name: 'open' },
    ];
    expect(names(sortedGoals(list, 'completed-last', context))).toEqual(['line', 'open', 'done']);
    expect(names(sortedGoals(list, 'name', context))).toEqual(['done', 'open']);
  });
  test('loses no goal, and leaves ties as they were', () => {
    const some = fc.record({
      dueDate: fc.constantFrom('2026-01-01', '2026-01-02', null),
      doneDate: fc.constantFrom('2026-01-01', null),
      color: fc.constantFrom('red' as const, 'blue' as const, null),
    });
    fc.assert(
      fc.property(fc.array(some), fc.constantFrom(...sortOrders), (made, order) => {
        const list = made.map((one, index) => ({ ...goal, ...one, index }));
        const sorted = sortedGoals(list, order, context);
        expect(sorted.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(list.map((_, at) => at));
        expect(sortedGoals(sorted, order, context)).toEqual(sorted);
      }),
    );
  });
});
