import { isComposing } from '../base/typing.ts';

/** Fields of one line, and those that say what Enter does in them: elsewhere a line break is one. */
const answersEnter = 'input, textarea[enterkeyhint]';

const isLineBreak = (event: Event): event is InputEvent =>
  event instanceof InputEvent && /^insert(?:LineBreak|Paragraph)$/u.test(event.inputType);

/**
 * Minds the keys of input methods, on the whole page.
 *
 * Escape that ends a composition closes nothing. Enter of a keyboard that composes every word (Gboard) is no key press that
 * counts, it only brings a line break: where Enter does something, it is given as Enter. Enter that ends a composition
 * brings none.
 *
 * @returns stops minding
 */
export function mindInputMethods(): () => void {
  /** Whether the last key came within a composition, so that a line break may be its Enter. */
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
    // Some keyboards do not let it be taken back: then it goes with what comes in.
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
    // Whoever listens to the text hears of it first.
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
