import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';

/** A key of the person's choice for what can be pressed in its stead: shown with it as `⇧F`, and read with it. */
export function keyHints(key: ShortcutKey | null) {
  const read = key?.replace(/Key|Digit/u, '');
  return { shortcut: read?.replace('Shift+', '⇧'), 'aria-keyshortcuts': read };
}
