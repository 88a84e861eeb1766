import { isTyping } from './typing.ts';

/** How long typing is held for a box that opens, in milliseconds; a box that takes longer has failed. */
const heldForMs = 3000;

let held: { typed: string; readonly stop: () => void } | null = null;

/**
 * Holds what is typed from now on until another text field has the focus: a box that opens on a key needs a moment, and
 * what somebody goes on typing in it belongs into its field.
 */
export function holdTyping(): void {
  held?.stop();
  const left = document.activeElement;
  const press = (event: KeyboardEvent) => {
    const isElsewhere = isTyping(event.target) && event.target !== left;
    if (!held || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    // The box that opens goes, and what was typed for it.
    if (event.key === 'Escape') return held.stop();
    if (event.key === 'Backspace') held.typed = held.typed.slice(0, -1);
    else if ([...event.key].length === 1) held.typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => {
    removeEventListener('keydown', press, { capture: true });
    clearTimeout(timer);
    held = null;
  };
  const timer = setTimeout(stop, heldForMs);
  addEventListener('keydown', press, { capture: true });
  held = { typed: '', stop };
}

/** What was typed since, for the field that has the focus now. */
export function takeTyping(): string {
  const typed = held?.typed ?? '';
  held?.stop();
  return typed;
}
