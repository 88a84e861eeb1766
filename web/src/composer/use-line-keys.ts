import type { QuickGoal } from '@cairn/core/goals/quick-goal';
import { type RefObject, useEffect } from 'react';
import { isComposing } from '../base/typing.ts';
import type { Answer } from './line-answers.ts';

/** Backspace behind a recognised part keeps it as text. → at the end accepts the first offered part. */
export function useLineKeys(
  field: RefObject<HTMLTextAreaElement | null>,
  { parts, likely }: QuickGoal,
  { refuse, accept }: Answer,
): void {
  useEffect(() => {
    const element = field.current;
    const press = (event: KeyboardEvent) => {
      if (!element || isComposing(event) || hasModifier(event)) return;
      const { selectionStart, selectionEnd, value } = element;
      if (selectionStart !== selectionEnd) return;
      const part = parts.find(({ end }) => end === selectionEnd);
      const [offer] = likely;
      if (event.key === 'Backspace' && part) refuse([part]);
      else if (event.key === 'ArrowRight' && offer && selectionEnd === value.length) accept(offer);
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
}

const hasModifier = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  shiftKey || altKey || ctrlKey || metaKey;
