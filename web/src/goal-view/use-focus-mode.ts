import { useNarrow } from '@cairn/ui/use-narrow';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../base/typing.ts';

export interface FocusMode {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Returns whether focus mode was on. */
  readonly leave: () => boolean;
}

/**
 * Stored in the address, so that a reload keeps focus mode, without a history entry. On a phone, a goal fills
 * the screen anyway.
 */
export function useFocusMode(): FocusMode {
  const { focus, goal } = useSearch({ strict: false });
  const router = useRouter();
  const isNarrow = useNarrow();
  const isOn = focus === true && !isNarrow;
  const turn = (next: true | undefined) =>
    void router.navigate({
      to: './',
      search: (search) => ({ ...search, focus: next }),
      replace: true,
      ...(goal === undefined
        ? {}
        : {
            mask: {
              to: '/goals/$id/{-$slug}/',
              params: { id: goal, slug: undefined },
              search: { focus: next },
              unmaskOnReload: true,
            },
          }),
    });
  return {
    isOn,
    toggle: () => turn(isOn ? undefined : true),
    leave: () => {
      if (isOn) turn(undefined);
      return isOn;
    },
  };
}

/** Alt+Enter in the open goal, outside its rows. */
export function useFocusKey(body: RefObject<HTMLElement | null>, { toggle }: FocusMode): void {
  const isNarrow = useNarrow();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    const isHere = body.current?.parentElement?.contains(target) || target === document.body;
    if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey || isNarrow) return;
    if (!isHere || isComposing(event) || target.closest('[data-goal]')) return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
