import { isItemShown, type SidebarItemName, type SidebarItems } from './sidebar-items.ts';

/** The same with one entry shown or not. What is as at first is not kept, so that a later default is everybody's. */
export function withItem(items: SidebarItems, name: SidebarItemName, isShown: boolean): SidebarItems {
  const { [name]: _former, ...others } = items;
  return isItemShown(others, name) === isShown ? others : { ...others, [name]: isShown };
}
