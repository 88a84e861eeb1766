import type { ShortcutKey } from '@cairn/core/accounts/shortcuts';

/** What a press without Ctrl, Alt and the like is called among the keys that a person can choose. */
export function pressedKey({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): ShortcutKey {
  return shiftKey ? `Shift+${code}` : code;
}
