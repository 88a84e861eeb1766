import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Until a new menu or dialog gets the focus, Escape would close the surface below it. This hook closes the new
 * surface instead. Afterwards, the new surface receives the key itself.
 */
export function useEscapeUntilEntered(
  surface: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let wasEntered = false;
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof Node && surface.current?.contains(target)) wasEntered = true;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || wasEntered || event.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    addEventListener('focusin', enter);
    addEventListener('keydown', press, { capture: true });
    return () => {
      removeEventListener('focusin', enter);
      removeEventListener('keydown', press, { capture: true });
    };
  }, [isOpen, surface]);
}
