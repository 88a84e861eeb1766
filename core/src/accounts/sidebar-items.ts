export const sidebarItemNames = [
  'home',
  'horizons',
  'calendar_v2',
  'deleted',
  'progress',
  'members',
  'stats',
  'gallery',
  'climbs',
  'calendar',
  'overview',
  'clock',
] as const;

export type SidebarItemName = (typeof sidebarItemNames)[number];

/** Existing entries of the sidebar, in order; the other names are reserved. */
export const sidebarEntries = [
  'home',
  'horizons',
  'calendar_v2',
  'progress',
  'members',
  'climbs',
  'gallery',
  'clock',
  'deleted',
] as const;

export type SidebarEntry = (typeof sidebarEntries)[number];

export type SidebarItems = Readonly<Partial<Record<SidebarItemName, boolean>>>;

/** Entries that are switched on by their first use. */
export const shownOnceUsed = ['members', 'deleted'] as const satisfies readonly SidebarItemName[];

const offAtFirst: readonly SidebarItemName[] = ['calendar', 'overview', 'clock', ...shownOnceUsed];

export function isItemShown(items: SidebarItems, name: SidebarItemName): boolean {
  return items[name] ?? !offAtFirst.includes(name);
}
