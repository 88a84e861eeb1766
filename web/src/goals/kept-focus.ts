import { pointedSince } from './pointed-since.ts';
import { focusRow, neighbourKey } from './row-walk.ts';

/** Frames to wait until a menu is closed and a goal is drawn in its new place. */
const patience = 20;

/** Returns the goals that may get the focus when the row disappears. */
export function keysAround(row: HTMLElement): readonly string[] {
  return [row.dataset.goal ?? null, neighbourKey(row, 1), neighbourKey(row, -1)].filter(
    (key) => key !== null,
  );
}

/** The page has the focus if nothing else has. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.id === 'page';
}

/**
 * Moves a lost focus to the first of these goals on the screen, otherwise to the page. After a press, only to
 * the page, since focusing a goal scrolls.
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
 * A `ref` for a row's title. If a focused row disappears, its goal elsewhere or a neighbour gets the focus.
 */
export function keptFocus(title: HTMLElement | null): () => void {
  return () => {
    const row = title?.closest<HTMLElement>('[data-goal]');
    const focused = document.activeElement;
    // Mouse users who tick goals should not see a focus ring.
    const isHere = focused === title || (row?.contains(focused) && focused?.matches(':focus-visible'));
    if (row && isHere) followFocus(keysAround(row));
  };
}
