import { useEffect } from 'react';
import { type ShortcutName, type Shortcuts, shortcutOn } from '@cairn/core/accounts/shortcuts';
import { holdTyping } from './early-typing.ts';
import { replayFirstKeys } from './first-keys.ts';
import { pressedKey } from '../base/pressed-key.ts';
import { isTyping } from '../base/typing.ts';

/** What the keys of the whole page do. */
export type ShellKeys = Readonly<Record<Exclude<ShortcutName, 'showFilters' | 'commands'>, () => void>>;

/**
 * Listens to the page's keys while mounted.
 *
 * Nothing happens while a text has the focus or below an open dialog (docs/product.md 5.34), but for what is said of it here.
 */
export function useShellKeys(keys: ShellKeys, shortcuts: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const name = nameOf(event, shortcuts);
      // The lists that are filtered listen themselves: not every page has some.
      if (name === null || name === 'showFilters' || !mayAct(name, event.target)) return;
      // Before the fields in which goals are written: they keep all keys to themselves.
      if ((name === 'commands') !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
      event.preventDefault();
      const action = name === 'commands' ? 'search' : name;
      if (action === 'addGoal' || action === 'search') holdTyping();
      keys[action]();
    };
    addEventListener('keydown', press);
    addEventListener('keydown', press, { capture: true });
    replayFirstKeys();
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keydown', press, { capture: true });
    };
  });
}

/** Also on the other key that browsers redo by, while nothing else is on it. */
function nameOf(event: KeyboardEvent, shortcuts: Shortcuts): ShortcutName | null {
  const key = pressedKey(event);
  const name = shortcutOn(key, shortcuts);
  return name === null && key === 'Mod+KeyY' && event.ctrlKey ? 'redo' : name;
}

/** Search is there also while a text has the focus or a goal is open (docs/product.md 5.26), undo over an open goal. */
function mayAct(name: ShortcutName, target: EventTarget | null): boolean {
  if (name === 'commands') return !(target instanceof Element && target.matches('[data-takes-keys]'));
  if (isTyping(target)) return false;
  const over = [...document.querySelectorAll('[role=dialog], [role=menu]')];
  if (name !== 'undo' && name !== 'redo') return over.length === 0;
  return over.every((one) => one.querySelector('[data-open-goal]'));
}
