import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';
import { keyHints } from './key-hints.ts';

/** The keys that a person presses for something, as they stand on the keyboard: `N`, or `⇧` and `F`; none for null. */
export function keysOf(key: ShortcutKey | null): readonly string[] {
  return [...(keyHints(key).shortcut ?? '')];
}
