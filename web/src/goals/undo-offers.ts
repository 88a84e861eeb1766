import type { Step } from '@cairn/client/undo-stack/undo-entry';

/** Toasts that offer to undo a step, to be taken away when it is undone otherwise. */
const offers = new WeakMap<Step, () => void>();

/** Remembers how to take the toast away that offers to undo a step. */
export function rememberOffer(step: Step, takeAway: () => void): void {
  offers.set(step, takeAway);
}

/** Takes the toast away that offers to undo a step. */
export function withdrawOffer(step: Step): void {
  offers.get(step)?.();
}
