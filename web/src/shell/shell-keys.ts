import { useEffect } from 'react';
import {
  type GeneralShortcutName,
  type GeneralShortcuts,
  shortcutOn,
} from '@cairn/core/accounts/general-shortcuts';
import type { ShortcutName } from '@cairn/core/accounts/shortcuts';
import { holdTyping } from './early-typing.ts';
import { replayFirstKeys } from './first-keys.ts';
import { passLaterKey } from './later-keys.ts';
import { pressedKey } from '../base/pressed-key.ts';
import { isTyping } from '../base/typing.ts';

export type ShellKeys = Readonly<
  Record<Exclude<GeneralShortcutName, 'showFilters' | 'commands' | 'goTo'>, () => void>
>;

/** Text fields and open dialogs disable shortcuts (docs/product.md, "Keys"), except where `mayAct` allows them. */
export function useShellKeys(keys: ShellKeys, shortcuts: GeneralShortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const name = nameOf(event, shortcuts);
      // Goals' fields stop all keys, so handle the key for commands in the capture phase.
      if ((name === 'commands') !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
      const action = name === 'commands' ? 'search' : name;
      if (!isOneOf(keys, action)) return isTyping(event.target) ? undefined : passLaterKey(event);
      if (!mayAct(name, event.target)) return;
      event.preventDefault();
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

function isOneOf(keys: ShellKeys, name: ShortcutName | null): name is keyof ShellKeys {
  return name !== null && name in keys;
}

/** Also accepts Ctrl+Y for redo, if the key is free. */
function nameOf(event: KeyboardEvent, shortcuts: GeneralShortcuts): ShortcutName | null {
  const key = pressedKey(event);
  const name = shortcutOn(key, shortcuts);
  return name === null && key === 'Mod+KeyY' && event.ctrlKey ? 'redo' : name;
}

/**
 * The command box also opens from a text field or an open goal (docs/product.md, "Search"). Undo works over
 * an open goal.
 */
function mayAct(name: ShortcutName | null, target: EventTarget | null): boolean {
  if (name === 'commands') return !(target instanceof Element && target.matches('[data-takes-keys]'));
  if (isTyping(target)) return false;
  const over = [...document.querySelectorAll('[role=dialog], [role=menu]')];
  if (name !== 'undo' && name !== 'redo') return over.length === 0;
  return over.every((one) => one.querySelector('[data-open-goal]'));
}
