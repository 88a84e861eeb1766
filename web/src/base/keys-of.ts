import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';

const signs: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Slash: '?' };

/** Returns `N`, or `⇧` and `F`. */
export function keysOf(key: ShortcutKey | null): readonly string[] {
  if (key === null) return [];
  return key.split('+').map((part) => signs[part] ?? part.replace(/Key|Digit/u, ''));
}
