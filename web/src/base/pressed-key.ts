import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';

type Press = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/**
 * What a press is called among the keys that a person can choose; empty for one that is none of them.
 *
 * It goes by the key's place, so that it is the same on every layout. With Ctrl or ⌘ it goes by the letter, as everywhere
 * else; on a layout without Latin letters by its place again. The question mark lies anywhere, so there the sign counts.
 */
export function pressedKey({ altKey, code, ctrlKey, key, metaKey, shiftKey }: Press): ShortcutKey {
  if (altKey || (ctrlKey && metaKey)) return '';
  const shift = shiftKey ? 'Shift+' : '';
  if (ctrlKey || metaKey) return `Mod+${shift}${/^[a-z]$/iu.test(key) ? `Key${key.toUpperCase()}` : code}`;
  return shiftKey && key === '?' ? 'Shift+Slash' : `${shift}${code}`;
}
