import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isItemShown, type SidebarItems, sidebarItemNames } from './sidebar-items.ts';
import { withItem } from './sidebar-with-item.ts';

test('all entries are shown at first but three', () => {
  expect(sidebarItemNames.filter((name) => !isItemShown({}, name))).toEqual([
    'calendar',
    'overview',
    'clock',
  ]);
});

test('whatever is switched, the last word on each entry counts, and nothing is kept that is as at first', () => {
  const turns = fc.array(fc.tuple(fc.constantFrom(...sidebarItemNames), fc.boolean()));
  fc.assert(
    fc.property(turns, (wishes) => {
      let items: SidebarItems = {};
      for (const [name, isShown] of wishes) items = withItem(items, name, isShown);
      const last = new Map(wishes);
      for (const name of sidebarItemNames)
        expect(isItemShown(items, name)).toBe(last.get(name) ?? isItemShown({}, name));
      for (const [name, isShown] of Object.entries(items))
        expect(isShown).not.toBe(isItemShown({}, name as keyof SidebarItems));
    }),
  );
});
