/**
 * The keys of the whole page that stay where they are (spec core §2 "Keyboard shortcuts"); the others are the person's
 * (`core/accounts/shortcuts`). `⌘` is Ctrl on other makers' keyboards.
 */
export const fixedKeys = {
  commands: ['⌘', 'K'],
  undo: ['⌘', 'Z'],
  redo: ['⇧', '⌘', 'Z'],
  showShortcuts: ['⇧', '?'],
} as const;
