import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';

/** Toasts that offer to undo a step, to be taken away when it is undone otherwise. */
const offers = new WeakMap<UndoEntry, () => void>();

/** Remembers how to take the toast away that offers to undo a step. */
export function rememberOffer(step: UndoEntry, takeAway: () => void): void {
  offers.set(step, takeAway);
}

/** Takes the toast away that offers to undo a step. */
export function withdrawOffer(step: UndoEntry): void {
  offers.get(step)?.();
}
