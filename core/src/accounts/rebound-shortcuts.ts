import { accepted, type Outcome, refused } from '../outcome.ts';
import { shortcutOn } from './general-shortcuts.ts';
import {
  defaultShortcuts,
  type OwnShortcuts,
  type ShortcutKey,
  type ShortcutName,
  shortcutsOf,
} from './shortcuts.ts';

export const shortcutPattern =
  /^(?:(?:Mod\+)?(?:Shift\+)?(?:Key[A-Z]|Digit\d)|Shift\+Slash|F2|Alt\+Arrow(?:Left|Right))$/u;

/** Keys that browsers reserve, or that text fields need. */
const ofBrowser = /^Mod\+(?:Key[ACFLNPQRTVWX]|Digit\d|Shift\+(?:Key[CIJNQRTVW]|Digit\d))$/u;

export type ShortcutRefusal =
  | { readonly code: 'shortcut.unknown' }
  | { readonly code: 'shortcut.reserved' }
  /** A single letter, for a command that also works in text fields. */
  | { readonly code: 'shortcut.typed' }
  | { readonly code: 'shortcut.taken'; readonly by: ShortcutName };

/**
 * Does not store default keys, so that new defaults reach every user.
 *
 * @param key null for no key
 */
export function reboundShortcuts(
  own: OwnShortcuts,
  name: ShortcutName,
  key: ShortcutKey | null,
): Outcome<OwnShortcuts, ShortcutRefusal> {
  if (key !== null && !shortcutPattern.test(key)) return refused({ code: 'shortcut.unknown' });
  // A default such as Ctrl C leaves the browser its key where the browser needs it.
  const isDefault = key === defaultShortcuts[name];
  if (key !== null && !isDefault && ofBrowser.test(key)) return refused({ code: 'shortcut.reserved' });
  if (name === 'commands' && key?.startsWith('Mod+') === false) return refused({ code: 'shortcut.typed' });
  const by = key === null ? null : shortcutOn(key, shortcutsOf(own));
  if (by !== null && by !== name) return refused({ code: 'shortcut.taken', by });
  const { [name]: _former, ...others } = own;
  return accepted(isDefault ? others : { ...others, [name]: key });
}

/** See docs/product.md, "Keys". */
export function hasSharedKey(own: OwnShortcuts): boolean {
  const taken = Object.values(shortcutsOf(own)).filter((key) => key !== null);
  return new Set(taken).size < taken.length;
}
