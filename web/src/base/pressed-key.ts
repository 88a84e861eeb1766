import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';

type Press = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/**
 * Returns an empty text if the key cannot be a shortcut. Keys count by position, so shortcuts are the same on
 * every layout. With Ctrl or ⌘, a Latin letter counts instead, as in all programs. So does the question mark,
 * whose position varies.
 */
export function pressedKey({ altKey, code, ctrlKey, key, metaKey, shiftKey }: Press): ShortcutKey {
  if ((altKey || ctrlKey) && (metaKey || (altKey && ctrlKey))) return '';
  const shift = shiftKey ? 'Shift+' : '';
  if (altKey) return `Alt+${shift}${code}`;
  if (ctrlKey || metaKey) return `Mod+${shift}${/^[a-z]$/iu.test(key) ? `Key${key.toUpperCase()}` : code}`;
  return shiftKey && key === '?' ? 'Shift+Slash' : `${shift}${code}`;
}
