import type { GoalShortcutName, OwnShortcuts, ShortcutKey, ShortcutName } from './shortcuts.ts';

/** The group "General" of the shortcuts, in a file of its own because the first screen needs no others. */
export const generalShortcutNames = [
  'addGoal',
  'goToday',
  'search',
  'commands',
  'toggleSidebar',
  'showFilters',
  'undo',
  'redo',
  'showShortcuts',
  'goTo',
] as const;

export type GeneralShortcutName = (typeof generalShortcutNames)[number];

export const generalShortcuts: Readonly<Record<GeneralShortcutName, ShortcutKey | null>> = {
  addGoal: 'KeyN',
  goToday: 'KeyT',
  search: 'KeyF',
  commands: 'Mod+KeyK',
  toggleSidebar: 'KeyS',
  showFilters: 'Shift+KeyF',
  undo: 'Mod+KeyZ',
  redo: 'Mod+Shift+KeyZ',
  showShortcuts: 'Shift+Slash',
  goTo: 'KeyG',
};

/** Has no defaults for the group "On a goal". */
export type GeneralShortcuts = typeof generalShortcuts &
  Readonly<Partial<Record<GoalShortcutName, ShortcutKey | null>>>;

export function generalShortcutsOf(own: OwnShortcuts): GeneralShortcuts {
  return { ...generalShortcuts, ...own };
}

export function shortcutOn(key: ShortcutKey, shortcuts: OwnShortcuts): ShortcutName | null {
  const names = Object.keys(shortcuts) as readonly ShortcutName[];
  return names.find((name) => shortcuts[name] === key) ?? null;
}
