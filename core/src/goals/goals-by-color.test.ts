import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goalColors } from './colors.ts';
import { goalsByColor } from './goals-by-color.ts';

const goal = fc.record({
  type: fc.constantFrom(null, 'divider' as const),
  doneDate: fc.constantFrom(null, '2026-11-20'),
  color: fc.constantFrom(null, ...goalColors),
  dueDate: fc.constantFrom(null, '2026-11-22', '2026-11-30', '2027-01-01'),
  columnId: fc.constantFrom(1 as const, 3 as const),
  horizonSequenceNo: fc.constantFrom(1, 2),
  createdDatetime: fc.constant('2026-11-21T10:00:00Z'),
  id: fc.uuid(),
});

it('puts every open goal into the group of its colour, once, and nothing else anywhere', () => {
  fc.assert(
    fc.property(fc.array(goal, { maxLength: 40 }), (goals) => {
      const groups = goalsByColor(goals);
      const open = goals.filter(({ type, doneDate }) => type === null && doneDate === null);
      expect(groups.flatMap((group) => group.goals)).toHaveLength(open.length);
      for (const { color, goals: inGroup } of groups) {
        expect(inGroup.length).toBeGreaterThan(0);
        expect(new Set(inGroup)).toEqual(new Set(open.filter((one) => one.color === color)));
      }
    }),
  );
});

it('stands in the order of the picker, without a colour last; in a group the earliest first', () => {
  fc.assert(
    fc.property(fc.array(goal, { maxLength: 40 }), (goals) => {
      const groups = goalsByColor(goals);
      const places = groups.map(({ color }) => (color === null ? 99 : goalColors.indexOf(color)));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { goals: inGroup } of groups) {
        const dates = inGroup.map(({ dueDate }) => dueDate ?? '~');
        expect(dates).toEqual(dates.toSorted());
      }
    }),
  );
});

it('has one order, in whichever the goals come', () => {
  fc.assert(
    fc.property(fc.uniqueArray(goal, { selector: ({ id }) => id, maxLength: 20 }), (goals) => {
      expect(goalsByColor(goals.toReversed())).toEqual(goalsByColor(goals));
    }),
  );
});
