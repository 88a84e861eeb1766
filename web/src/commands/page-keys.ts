/**
 * The keys that act on the whole page, by what they do (spec core §2 "Keyboard shortcuts"): what listens to them, the sheet
 * of shortcuts and the command box read them here. `⌘` is Ctrl on other makers' keyboards.
 */
export const pageKeys = {
  addGoal: ['N'],
  goToday: ['T'],
  search: ['F'],
  commands: ['⌘', 'K'],
  toggleSidebar: ['S'],
  undo: ['⌘', 'Z'],
  redo: ['⇧', '⌘', 'Z'],
  showShortcuts: ['⇧', '?'],
} as const;

/** Something that the whole page does on a key. */
export type PageKey = keyof typeof pageKeys;

/** What a letter by itself does, by the key's place; null for nothing. */
export function pageKeyOf(code: string): PageKey | null {
  const keys = Object.entries(pageKeys) as readonly (readonly [PageKey, readonly string[]])[];
  return keys.find(([, [key, more]]) => more === undefined && code === `Key${key}`)?.[0] ?? null;
}
