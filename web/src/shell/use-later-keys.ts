import type { Cairn } from '@cairn/client/cairn/cairn';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '../base/pressed-key.ts';
import { isComposing, isTyping } from '../base/typing.ts';
import { screens } from '../commands/screens.ts';
import { followFocus, placesAround } from '../goals/kept-focus.ts';
import { isBelowListed, moveOutWithUndo, nestWithUndo, parentAbove } from '../goals/nest-with-undo.ts';
import { editing } from '../goals/ui-requests.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { useGoalKeys } from '../periods/goal-keys.ts';
import { setLaterKeys } from './later-keys.ts';

/** Milliseconds in which a screen's letter must follow the key `goTo`. */
const patienceMs = 1500;

/** Keys that the first screen does not need: actions on a goal, `goTo`, and Tab in a goal's name. */
export function useLaterKeys(): void {
  const onGoal = useGoalKeys();
  const { goTo } = useShortcuts();
  const router = useRouter();
  const cairn = useCairn();
  const goToAt = useRef(-Infinity);

  /** Returns whether the key was the letter of a screen. */
  const goToScreen = (event: KeyboardEvent): boolean => {
    const isWaiting = event.timeStamp - goToAt.current < patienceMs;
    const key = pressedKey(event);
    if (!isWaiting || isTyping(event.target) || !/Key|Digit/u.test(key)) return false;
    goToAt.current = -Infinity;
    const screen = [...screens.values()].find(({ letter }) => letter === key);
    if (screen) void screen.go(router);
    return screen !== undefined;
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    // Keys pressed before this code was loaded skip `pressFirst`.
    if (goToScreen(event)) return;
    const isFree = !document.querySelector('[role=dialog], [role=menu]');
    if (pressedKey(event) === goTo && isFree) goToAt.current = event.timeStamp;
    else onGoal(event);
  });

  /** Runs before all other keys, because these have another meaning after `goTo` or while typing. */
  const pressFirst = useEffectEvent((event: KeyboardEvent) => {
    // A dialog keeps arrow keys from the bubble phase.
    const isArrow = event.altKey && event.key.startsWith('Arrow') && !isTyping(event.target);
    if (goToScreen(event) || (isArrow && onGoal(event)) || actByTab(cairn, event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  });

  useEffect(() => {
    const first = (event: KeyboardEvent) => pressFirst(event);
    addEventListener('keydown', first, { capture: true });
    setLaterKeys((event) => press(event));
    return () => {
      removeEventListener('keydown', first, { capture: true });
      setLaterKeys(null);
    };
  }, []);
}

/** Returns false for other keys, and where Tab leaves the field. */
function actByTab(cairn: Cairn, event: KeyboardEvent): boolean {
  const field = event.target as Element;
  if (event.key !== 'Tab' || isComposing(event) || !field.matches('textarea')) return false;
  const row = field.closest<HTMLElement>('li[data-editing][data-zone]');
  const nest = row && nestByTab(cairn, row, event);
  if (!row || !nest) return false;
  const places = placesAround(row);
  // Saves the name first.
  flushSync(() => editing.set(null));
  nest();
  followFocus(places);
  return true;
}

/** Returns null where Tab leaves the field. */
function nestByTab(cairn: Cairn, row: HTMLElement, event: KeyboardEvent): (() => void) | null {
  if (event.ctrlKey || event.altKey || event.metaKey || row.closest('[data-calendar]')) return null;
  const key = row.dataset.goal ?? '';
  // Elsewhere Shift+Tab would take a goal out of a parent that the list does not show.
  if (event.shiftKey) return isBelowListed(row) ? () => moveOutWithUndo(cairn, key) : null;
  const parent = parentAbove(cairn, row);
  return parent === null ? null : () => nestWithUndo(cairn, key, parent);
}
