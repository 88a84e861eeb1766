import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';

type Press = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/**
 * Returns the shortcut of a pressed key. Empty for a key that cannot be a shortcut. Uses the key's position, so
 * shortcuts are the same on every layout. With Ctrl or ⌘ it uses the letter, as usual, if it is Latin. The question
 * mark counts by its character, because its position varies.
 */
export function pressedKey({ altKey, code, ctrlKey, key, metaKey, shiftKey }: Press): ShortcutKey {
  if (altKey || (ctrlKey && metaKey)) return '';
  const shift = shiftKey ? 'Shift+' : '';
  if (ctrlKey || metaKey) return `Mod+${shift}${/^[a-z]$/iu.test(key) ? `Key${key.toUpperCase()}` : code}`;
  return shiftKey && key === '?' ? 'Shift+Slash' : `${shift}${code}`;
}
