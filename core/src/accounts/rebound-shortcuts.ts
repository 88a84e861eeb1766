import { accepted, type Outcome, refused } from '../outcome.ts';
import {
  defaultShortcuts,
  type OwnShortcuts,
  type ShortcutKey,
  type ShortcutName,
  shortcutOn,
  shortcutsOf,
} from './shortcuts.ts';

/** Letters and digits, with Shift or without: no other key is free on every page. */
export const shortcutPattern = /^(?:Shift\+)?(?:Key[A-Z]|Digit\d)$/u;

/** Why a key cannot be taken. */
export type ShortcutRefusal =
  | { readonly code: 'shortcut.unknown' }
  /** Another one has it. */
  | { readonly code: 'shortcut.taken'; readonly by: ShortcutName };

/**
 * A person's keys with one of them changed. What is as it was made is not kept, so that a later default is everybody's.
 *
 * @param key null for none
 */
export function reboundShortcuts(
  own: OwnShortcuts,
  name: ShortcutName,
  key: ShortcutKey | null,
): Outcome<OwnShortcuts, ShortcutRefusal> {
  if (key !== null && !shortcutPattern.test(key)) return refused({ code: 'shortcut.unknown' });
  const by = key === null ? null : shortcutOn(key, shortcutsOf(own));
  if (by !== null && by !== name) return refused({ code: 'shortcut.taken', by });
  const { [name]: _former, ...others } = own;
  return accepted(key === defaultShortcuts[name] ? others : { ...others, [name]: key });
}

/** Whether one key would do two things (`product.md` 5.34). */
export function hasSharedKey(own: OwnShortcuts): boolean {
  const taken = Object.values(shortcutsOf(own)).filter((key) => key !== null);
  return new Set(taken).size < taken.length;
}
