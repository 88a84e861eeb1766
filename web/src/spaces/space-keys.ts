import type { Cairn } from '@cairn/client/cairn/cairn';
import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { activateSpace, toggleSpace } from '@cairn/client/spaces/activate-space';
import { useEffect, useEffectEvent } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { isTyping } from '../base/typing.ts';

export function pickSpace(cairn: Cairn, space: string, isAdded: boolean): void {
  const picked = isAdded ? toggleSpace(cairn, space) : activateSpace(cairn, space, { alone: true });
  warnUnlessSaved(picked.saved);
}

/**
 * Alt+1 to 9 shows one space; with Shift it toggles that space. Alt changes characters on some layouts, so
 * the position of the key counts.
 */
export function useSpaceKeys(): void {
  const cairn = useCairn();
  const spaces = useSpaces();
  const active = useActiveSpaces();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Alt') document.documentElement.toggleAttribute('data-alt', true);
    const [, number] = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code) ?? [];
    if (!number || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')) return;
    const space = spaces[Number(number) - 1];
    if (!space) return;
    event.preventDefault();
    if (event.shiftKey || active.join() !== space.id) pickSpace(cairn, space.id, event.shiftKey);
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => press(event);
    const up = () => document.documentElement.removeAttribute('data-alt');
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', up);
    return () => {
      up();
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', up);
    };
  }, []);
}
