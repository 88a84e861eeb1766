import { pointedSince } from './pointed-since.ts';
import { focusRow, neighbourKey } from './row-walk.ts';

/** How many frames a menu may take to close, and a goal to be drawn in its new place. */
const patience = 20;

/** The goal of a row and those beside it: where the focus goes on when the row goes. */
export function keysAround(row: HTMLElement): readonly string[] {
  return [row.dataset.goal ?? null, neighbourKey(row, 1), neighbourKey(row, -1)].filter(
    (key) => key !== null,
  );
}

/** Whether nothing has the focus, or nothing but the page, which takes it when there is nothing else. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.id === 'page';
}

/**
 * When nothing has the focus any more, gives it to the first of these goals that is drawn, else to the page: a goal would be
 * brought into view, which must not happen under a pointer that somebody has pressed meanwhile.
 */
export function followFocus(keys: readonly string[], frames = patience, isOver = pointedSince()): void {
  requestAnimationFrame(() => {
    const isLost = isFocusLost();
    if (isLost && !isOver() && keys.some(focusRow)) return;
    if (frames > 0) followFocus(keys, frames - 1, isOver);
    else if (isLost) document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
  });
}

/**
 * As the `ref` of a row's title: a row that goes with the focus on it, moved, deleted or ticked by whomever, passes it on. To
 * its goal, drawn elsewhere, or to what stood beside it.
 */
export function keptFocus(title: HTMLElement | null): () => void {
  return () => {
    const row = title?.closest<HTMLElement>('[data-goal]');
    const focused = document.activeElement;
    // A mouse that ticks goals away is not to draw a mark around the next one each time.
    const isHere = focused === title || (row?.contains(focused) && focused?.matches(':focus-visible'));
    if (row && isHere) followFocus(keysAround(row));
  };
}
