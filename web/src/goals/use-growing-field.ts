import { type RefObject, useLayoutEffect } from 'react';

/** With `field-sizing: content`, nothing needs to be measured. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** @param takesFocus focuses the field first, with the caret at the end */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, takesFocus: boolean): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const grow = () => fit(element);
    if (!growsByItself) {
      grow();
      element.addEventListener('input', grow);
    }
    if (takesFocus) {
      element.focus({ preventScroll: false });
      element.setSelectionRange(element.value.length, element.value.length);
    }
    return () => element.removeEventListener('input', grow);
  }, [field, takesFocus]);
}

function fit(field: HTMLTextAreaElement): void {
  field.style.height = '0';
  field.style.height = `${field.scrollHeight}px`;
}
