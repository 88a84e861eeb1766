import { isItemShown, shownOnceUsed, type SidebarItemName, type SidebarItems } from './sidebar-items.ts';

const waitsForUse = (name: SidebarItemName) => shownOnceUsed.some((one) => one === name);

/**
 * Does not store defaults, so that new defaults reach every user. A choice about an entry that its first use would switch
 * on is stored.
 */
export function withItem(items: SidebarItems, name: SidebarItemName, isShown: boolean): SidebarItems {
  const { [name]: _former, ...others } = items;
  return isItemShown(others, name) === isShown && !waitsForUse(name)
    ? others
    : { ...others, [name]: isShown };
}

/** Returns the items after a first use of the entry, or null if the person or an earlier use has decided. */
export function itemsOnceUsed(
  items: SidebarItems,
  name: (typeof shownOnceUsed)[number],
): SidebarItems | null {
  return items[name] === undefined ? withItem(items, name, true) : null;
}
