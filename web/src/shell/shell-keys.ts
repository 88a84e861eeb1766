import { useEffect } from 'react';
import { type ShortcutName, type Shortcuts, shortcutOn } from '@cairn/core/accounts/shortcuts';
import { holdTyping } from './early-typing.ts';
import { replayFirstKeys } from './first-keys.ts';
import { pressedKey } from '../base/pressed-key.ts';
import { isTyping } from '../base/typing.ts';

export type ShellKeys = Readonly<Record<Exclude<ShortcutName, 'showFilters' | 'commands'>, () => void>>;

/**
 * Listens while mounted. Inactive in text fields and below an open dialog
 * (docs/product.md, "Keys"), with the exceptions
 * below.
 */
export function useShellKeys(keys: ShellKeys, shortcuts: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const name = nameOf(event, shortcuts);
      // Filtered lists listen themselves, because not every page has them.
      if (name === null || name === 'showFilters' || !mayAct(name, event.target)) return;
      // In the capture phase: fields of goals keep all keys.
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

/** Also accepts the browsers' other redo key if it is free. */
function nameOf(event: KeyboardEvent, shortcuts: Shortcuts): ShortcutName | null {
  const key = pressedKey(event);
  const name = shortcutOn(key, shortcuts);
  return name === null && key === 'Mod+KeyY' && event.ctrlKey ? 'redo' : name;
}

/** Search also works in a text field or with an open goal (docs/product.md, "Search"), undo also over an open goal. */
function mayAct(name: ShortcutName, target: EventTarget | null): boolean {
  if (name === 'commands') return !(target instanceof Element && target.matches('[data-takes-keys]'));
  if (isTyping(target)) return false;
  const over = [...document.querySelectorAll('[role=dialog], [role=menu]')];
  if (name !== 'undo' && name !== 'redo') return over.length === 0;
  return over.every((one) => one.querySelector('[data-open-goal]'));
}
