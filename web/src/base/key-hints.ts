import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';
import { m } from '@cairn/words/messages';
import { isApple } from './key-names.ts';

/** The shortcut for display, such as `⇧F`, and for screen readers. */
export function keyHints(key: ShortcutKey | null) {
  const read = key?.replace(/Key|Digit/u, '').replace('Slash', '?');
  return {
    shortcut: read?.replace('Shift+', '⇧').replace('Mod+', isApple ? '⌘' : `${m.key_ctrl()}+`),
    'aria-keyshortcuts': read?.replace('Mod', isApple ? 'Meta' : 'Control'),
  };
}
