import { useEffect } from 'react';
import { type ShortcutName, type Shortcuts, shortcutOn } from '@cairn/core/accounts/shortcuts';
import { holdTyping } from './early-typing.ts';
import { pressedKey } from './pressed-key.ts';
import { isTyping } from './typing.ts';

/** What the keys of the whole page do (spec core §2 "Keyboard shortcuts"). */
export type ShellKeys = Readonly<
  Record<Exclude<ShortcutName, 'showFilters'> | 'undo' | 'redo' | 'showShortcuts', () => void>
>;

/**
 * Listens to the page's keys while mounted.
 *
 * Goes by the key's place, not its letter, so that they work on every layout; nothing happens while a text has
 * the focus, with a modifier held, or below an open dialog (`product.md` 5.34).
 */
export function useShellKeys(keys: ShellKeys, shortcuts: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      if (isSearchAnywhere(event)) {
        event.preventDefault();
        holdTyping();
        keys.search();
        return;
      }
      if (isTyping(event.target)) return;
      const reversal = reversalOf(event, keys);
      if (reversal && !isBelowAnything()) {
        event.preventDefault();
        reversal();
        return;
      }
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      const action = actionOf(event, keys, shortcuts);
      if (!action) return;
      event.preventDefault();
      if (action === keys.addGoal || action === keys.search) holdTyping();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Also while a text has the focus or a goal is open (`product.md` 5.26). */
function isSearchAnywhere(event: KeyboardEvent): boolean {
  return event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}

/** Undo and redo go by the letter, as everywhere else; on a layout without Latin letters by its place. */
function reversalOf(event: KeyboardEvent, keys: ShellKeys): (() => void) | null {
  if (event.ctrlKey === event.metaKey || event.altKey) return null;
  const letter = /^[a-z]$/iu.test(event.key) ? event.key.toLowerCase() : event.code.slice(-1).toLowerCase();
  if (letter === 'z') return event.shiftKey ? keys.redo : keys.undo;
  return letter === 'y' && event.ctrlKey && !event.shiftKey ? keys.redo : null;
}

/** Whether something stands over the page besides an open goal, which can be gone on with. */
function isBelowAnything(): boolean {
  const over = document.querySelectorAll('[role=dialog], [role=menu]');
  return Array.from(over).some((one) => !one.querySelector('[data-open-goal]'));
}

/** The question mark lies elsewhere on other layouts, so there the character counts. */
function actionOf(event: KeyboardEvent, keys: ShellKeys, shortcuts: Shortcuts): (() => void) | null {
  const { code, shiftKey } = event;
  if (shiftKey && (code === 'Slash' || event.key === '?')) return keys.showShortcuts;
  const name = shortcutOn(pressedKey(event), shortcuts);
  // The lists that are filtered listen themselves: not every page has some.
  return name === null || name === 'showFilters' ? null : keys[name];
}
