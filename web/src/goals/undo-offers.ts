import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';

const offers = new WeakMap<UndoEntry, () => void>();

export function rememberOffer(step: UndoEntry, takeAway: () => void): void {
  offers.set(step, takeAway);
}

export function withdrawOffer(step: UndoEntry): void {
  offers.get(step)?.();
}
