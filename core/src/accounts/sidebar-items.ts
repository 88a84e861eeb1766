/** What the sidebar can show; `home` and `deleted` have no name there. */
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

/** The entries that lead somewhere so far, in their order; the others' names are kept for when they do. */
export const sidebarEntries = [
  'home',
  'horizons',
  'calendar_v2',
  'progress',
  'members',
  'gallery',
  'deleted',
] as const;

export type SidebarEntry = (typeof sidebarEntries)[number];

/** Which entries a person has switched on or off. */
export type SidebarItems = Readonly<Partial<Record<SidebarItemName, boolean>>>;

/** These are switched on by those who want them; all others are there from the beginning. */
const offAtFirst: readonly SidebarItemName[] = ['calendar', 'overview', 'clock'];

/** Whether the sidebar shows an entry. */
export function isItemShown(items: SidebarItems, name: SidebarItemName): boolean {
  return items[name] ?? !offAtFirst.includes(name);
}
