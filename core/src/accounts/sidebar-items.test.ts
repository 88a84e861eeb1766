import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isItemShown, shownOnceUsed, type SidebarItems, sidebarItemNames } from './sidebar-items.ts';
import { itemsOnceUsed, withItem } from './sidebar-with-item.ts';

test('all entries are shown at first but three, and two that wait for their first use', () => {
  expect(sidebarItemNames.filter((name) => !isItemShown({}, name))).toEqual([
    'deleted',
    'members',
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
      for (const [name, isShown] of Object.entries(items)) {
        if (shownOnceUsed.some((one) => one === name)) continue;
        expect(isShown).not.toBe(isItemShown({}, name as keyof SidebarItems));
      }
    }),
  );
});

test('a first use shows an entry, unless the person has hidden it', () => {
  expect(itemsOnceUsed({ home: false }, 'deleted')).toEqual({ home: false, deleted: true });
  expect(itemsOnceUsed({ deleted: true }, 'deleted')).toBeNull();
  expect(itemsOnceUsed(withItem({}, 'members', false), 'members')).toBeNull();
});
