import { accepted, type Outcome, refused } from '../outcome.ts';
import {
  defaultShortcuts,
  type OwnShortcuts,
  type ShortcutKey,
  type ShortcutName,
  shortcutOn,
  shortcutsOf,
} from './shortcuts.ts';

/** Letters and digits, alone or with Shift, Ctrl or ⌘, and the question mark: no other key is free on every page. */
export const shortcutPattern = /^(?:(?:Mod\+)?(?:Shift\+)?(?:Key[A-Z]|Digit\d)|Shift\+Slash)$/u;

/** What a browser does not let go of, or a person would miss in every text. */
const ofBrowser = /^Mod\+(?:Key[ACFLNPQRTVWX]|Digit\d|Shift\+(?:Key[CIJNQRTVW]|Digit\d))$/u;

/** Why a key cannot be taken. */
export type ShortcutRefusal =
  | { readonly code: 'shortcut.unknown' }
  /** The browser has it. */
  | { readonly code: 'shortcut.reserved' }
  /** It is for texts too, in which a letter alone is a letter. */
  | { readonly code: 'shortcut.typed' }
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
  if (key !== null && ofBrowser.test(key)) return refused({ code: 'shortcut.reserved' });
  if (name === 'commands' && key?.startsWith('Mod+') === false) return refused({ code: 'shortcut.typed' });
  const by = key === null ? null : shortcutOn(key, shortcutsOf(own));
  if (by !== null && by !== name) return refused({ code: 'shortcut.taken', by });
  const { [name]: _former, ...others } = own;
  return accepted(key === defaultShortcuts[name] ? others : { ...others, [name]: key });
}

/** Whether one key would do two things (docs/product.md 5.34). */
export function hasSharedKey(own: OwnShortcuts): boolean {
  const taken = Object.values(shortcutsOf(own)).filter((key) => key !== null);
  return new Set(taken).size < taken.length;
}
