import { accepted, type Outcome, refused } from '../outcome.ts';
import {
  defaultShortcuts,
  type OwnShortcuts,
  type ShortcutKey,
  type ShortcutName,
  shortcutOn,
  shortcutsOf,
} from './shortcuts.ts';

/** Letters and digits, alone or with Shift, Ctrl or ⌘, and the question mark. Other keys are not free on every page. */
export const shortcutPattern = /^(?:(?:Mod\+)?(?:Shift\+)?(?:Key[A-Z]|Digit\d)|Shift\+Slash)$/u;

/** Keys that browsers keep, or that users need in every text field. */
const ofBrowser = /^Mod\+(?:Key[ACFLNPQRTVWX]|Digit\d|Shift\+(?:Key[CIJNQRTVW]|Digit\d))$/u;

export type ShortcutRefusal =
  | { readonly code: 'shortcut.unknown' }
  | { readonly code: 'shortcut.reserved' }
  /** The command also works in text fields, where a single letter is text. */
  | { readonly code: 'shortcut.typed' }
  | { readonly code: 'shortcut.taken'; readonly by: ShortcutName };

/**
 * Changes the key of one command. A default key is not stored, so later defaults reach every user.
 *
 * @param key null for no key
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

/** Whether two commands share a key (docs/product.md, "Keys"). */
export function hasSharedKey(own: OwnShortcuts): boolean {
  const taken = Object.values(shortcutsOf(own)).filter((key) => key !== null);
  return new Set(taken).size < taken.length;
}
