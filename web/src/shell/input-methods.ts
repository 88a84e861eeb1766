import { isComposing } from '../base/typing.ts';

/** Fields where Enter acts; in other fields it is a line break. */
const answersEnter = 'input, textarea[enterkeyhint]';

const isLineBreak = (event: Event): event is InputEvent =>
  event instanceof InputEvent && /^insert(?:LineBreak|Paragraph)$/u.test(event.inputType);

/**
 * While an input method is composing, Escape and Enter only end the composition. Keyboards that compose every
 * word (Gboard) send a line break instead of Enter, which is changed to Enter where Enter acts.
 *
 * @returns a function that stops listening
 */
export function mindInputMethods(): () => void {
  /** While true, a line break may be the composition's Enter. */
  let isWithin = false;

  const press = (event: KeyboardEvent) => {
    isWithin = isComposing(event) && !event.shiftKey;
    if (event.key === 'Escape' && isComposing(event)) event.stopImmediatePropagation();
  };
  const enter = (field: Element) => {
    isWithin = false;
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
    );
  };
  const begin = (event: Event) => {
    const { target } = event;
    if (!isWithin || !isLineBreak(event) || !(target instanceof Element) || !target.matches(answersEnter))
      return;
    // Some keyboards' events cannot be cancelled; the line break is then removed after the input.
    if (!event.cancelable) return;
    event.preventDefault();
    enter(target);
  };
  const come = (event: Event) => {
    const { target } = event;
    if (!isWithin || !isLineBreak(event) || !(target instanceof HTMLTextAreaElement)) return;
    if (!target.matches(answersEnter)) return;
    const caret = target.selectionStart;
    if (target.value.charAt(caret - 1) === '\n') target.setRangeText('', caret - 1, caret, 'end');
    queueMicrotask(() => enter(target));
  };

  const capture = { capture: true };
  addEventListener('keydown', press, capture);
  addEventListener('beforeinput', begin, capture);
  addEventListener('input', come, capture);
  return () => {
    removeEventListener('keydown', press, capture);
    removeEventListener('beforeinput', begin, capture);
    removeEventListener('input', come, capture);
  };
}
