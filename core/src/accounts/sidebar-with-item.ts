import { isItemShown, type SidebarItemName, type SidebarItems } from './sidebar-items.ts';

/** A default is not stored, so that later defaults reach every user. */
export function withItem(items: SidebarItems, name: SidebarItemName, isShown: boolean): SidebarItems {
  const { [name]: _former, ...others } = items;
  return isItemShown(others, name) === isShown ? others : { ...others, [name]: isShown };
}
