import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';
import { keyName } from './key-names.ts';

const signs: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Slash: '?',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Returns `N`, or `⇧` and `F`. */
export function keysOf(key: ShortcutKey | null): readonly string[] {
  if (key === null) return [];
  return key.split('+').map((part) => signs[part] ?? part.replace(/Key|Digit/u, ''));
}

/** Returns `Shift F` or `⇧ F`; undefined for no key. */
export function keyText(key: ShortcutKey | null): string | undefined {
  return key === null ? undefined : keysOf(key).map(keyName).join(' ');
}
