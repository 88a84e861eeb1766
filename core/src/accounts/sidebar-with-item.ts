import { isItemShown, type SidebarItemName, type SidebarItems } from './sidebar-items.ts';

/** Does not store defaults, so that new defaults reach every user. */
export function withItem(items: SidebarItems, name: SidebarItemName, isShown: boolean): SidebarItems {
  const { [name]: _former, ...others } = items;
  return isItemShown(others, name) === isShown ? others : { ...others, [name]: isShown };
}
