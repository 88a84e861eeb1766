/** What a person can put on another key (docs/product.md 5.34); every other key stays where it is. */
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

/** Something that the whole page does on a key of the person's choice. */
export type ShortcutName = (typeof shortcutNames)[number];

/**
 * A key by its place on the keyboard, as `KeyN` or `Shift+Digit1`: what `KeyboardEvent.code` calls it. With `Mod+` before
 * it, which is Ctrl or ⌘, it is the letter that counts, as everywhere else.
 */
export type ShortcutKey = string;

/** Which key does what; null for none. */
export type Shortcuts = Readonly<Record<ShortcutName, ShortcutKey | null>>;

/** What a person has changed of them. */
export type OwnShortcuts = Readonly<Partial<Record<ShortcutName, ShortcutKey | null>>>;

/** The keys that everybody starts with. */
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

/** The keys as a person has them. */
export function shortcutsOf(own: OwnShortcuts): Shortcuts {
  return { ...defaultShortcuts, ...own };
}

/** What a key does; null for nothing. */
export function shortcutOn(key: ShortcutKey, shortcuts: Shortcuts): ShortcutName | null {
  const names = Object.keys(shortcuts) as readonly ShortcutName[];
  return names.find((name) => shortcuts[name] === key) ?? null;
}
