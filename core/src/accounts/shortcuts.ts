/** Users can change these keys (docs/product.md, "Keys"). */
export const shortcutNames = [
  'addGoal',
  'goToday',
  'search',
  'commands',
  'toggleSidebar',
  'showFilters',
  'undo',
  'redo',
  'showShortcuts',
] as const;

export type ShortcutName = (typeof shortcutNames)[number];

/**
 * A `KeyboardEvent.code`, such as `KeyN` or `Shift+Digit1`: a position on the keyboard. With `Mod+` (Ctrl or
 * ⌘) it means the letter, as in all programs.
 */
export type ShortcutKey = string;

export type Shortcuts = Readonly<Record<ShortcutName, ShortcutKey | null>>;

export type OwnShortcuts = Readonly<Partial<Record<ShortcutName, ShortcutKey | null>>>;

export const defaultShortcuts: Shortcuts = {
  addGoal: 'KeyN',
  goToday: 'KeyT',
  search: 'KeyF',
  commands: 'Mod+KeyK',
  toggleSidebar: 'KeyS',
  showFilters: 'Shift+KeyF',
  undo: 'Mod+KeyZ',
  redo: 'Mod+Shift+KeyZ',
  showShortcuts: 'Shift+Slash',
};

export function shortcutsOf(own: OwnShortcuts): Shortcuts {
  return { ...defaultShortcuts, ...own };
}

export function shortcutOn(key: ShortcutKey, shortcuts: Shortcuts): ShortcutName | null {
  const names = Object.keys(shortcuts) as readonly ShortcutName[];
  return names.find((name) => shortcuts[name] === key) ?? null;
}
