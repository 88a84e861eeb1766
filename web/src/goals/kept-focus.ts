import { pointedSince } from './pointed-since.ts';
import { focusRow, neighbourKey } from './row-walk.ts';

/** Maximum of frames until a menu is closed and a goal is drawn in its new place. */
const patience = 20;

/** The goal of a row and its neighbours: candidates for the focus when the row disappears. */
export function keysAround(row: HTMLElement): readonly string[] {
  return [row.dataset.goal ?? null, neighbourKey(row, 1), neighbourKey(row, -1)].filter(
    (key) => key !== null,
  );
}

/** Whether nothing has the focus. The page itself then has it. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.id === 'page';
}

/**
 * If the focus is lost, moves it to the first of these goals on the screen, otherwise to the page. Focusing scrolls, so
 * after a press only the page gets it.
 */
export function followFocus(keys: readonly string[], frames = patience, isOver = pointedSince()): void {
  requestAnimationFrame(() => {
    const isLost = isFocusLost();
    if (isLost && !isOver() && keys.some(focusRow)) return;
    if (frames > 0) followFocus(keys, frames - 1, isOver);
    else if (isLost) document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
  });
}

/** A `ref` for a row's title. If a focused row disappears, moves the focus to its goal elsewhere, or to a neighbour. */
export function keptFocus(title: HTMLElement | null): () => void {
  return () => {
    const row = title?.closest<HTMLElement>('[data-goal]');
    const focused = document.activeElement;
    // A mouse user who ticks goals must not see a focus ring each time.
    const isHere = focused === title || (row?.contains(focused) && focused?.matches(':focus-visible'));
    if (row && isHere) followFocus(keysAround(row));
  };
}
