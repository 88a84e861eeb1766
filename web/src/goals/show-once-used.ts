import type { Cairn } from '@cairn/client/cairn/cairn';
import { settingsOf } from '@cairn/client/replica/settings-of';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { itemsOnceUsed } from '@cairn/core/accounts/sidebar-with-item';
import { warnUnlessSaved } from './warn-unless-saved.ts';

/** Shows the sidebar's entry from its first use on. Makes no undo entry. */
export function showOnceUsed(cairn: Cairn, name: Parameters<typeof itemsOnceUsed>[1]): void {
  const sidebarItems = itemsOnceUsed(settingsOf(cairn).sidebarItems, name);
  if (sidebarItems === null) return;
  warnUnlessSaved(cairn.undoStack.aside(() => changeSettings(cairn, { sidebarItems })).saved);
}
