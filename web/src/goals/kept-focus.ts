import { pointedSince } from './pointed-since.ts';
import { focusRow, neighbourKey, rowOf } from './row-walk.ts';

/** Frames to wait until a menu is closed and a goal is drawn in its new place. */
const patience = 20;

/** Moves the focus, and returns whether its element is on the screen. */
type Focus = () => boolean;

/**
 * Returns places for the focus after an action on a row, best first: the row if it stays in its list, the next
 * row, the previous one, the list's button for a new goal, its place in the calendar, another row near it, the
 * goal elsewhere.
 */
export function placesAround(row: HTMLElement): readonly Focus[] {
  const { goal = '', zone } = row.dataset;
  const beside = [neighbourKey(row, 1), neighbourKey(row, -1)].filter((key) => key !== null);
  const focusIn = (key: string) => rowOf(key)?.dataset.zone === zone && focusRow(key);
  const focusFirst = (attribute: string) => {
    const found = document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(zone ?? '')}"]`);
    found?.focus();
    return found !== null;
  };
  return [
    ...[goal, ...beside].map((key) => () => focusIn(key)),
    () => focusFirst('data-adds-to') || focusFirst('data-place'),
    ...[...beside, goal].map((key) => () => focusRow(key)),
  ];
}

/** The page has the focus if nothing else has. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.id === 'page';
}

/**
 * Moves a lost focus to the first of these places on the screen, otherwise to the page. After a press, only to
 * the page, since focusing a goal scrolls.
 */
export function followFocus(places: readonly Focus[]): void {
  const isOver = pointedSince();
  if (places.length > 0) latest = places;
  following += 1;
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      // The places of an earlier action are outdated.
      const isEarlier = places.length > 0 && places !== latest;
      const isLost = isFocusLost();
      const isFound = !isEarlier && isLost && !isOver() && places.some((focus) => focus());
      if (!isEarlier && !isFound && frames > 0) return look(frames - 1);
      following -= 1;
      if (!isEarlier && !isFound && isLost)
        document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
    });
  look(patience);
}

let latest: readonly Focus[] = [];

let following = 0;

/** Whether an action still looks for an element to focus. */
export const isFocusFollowed = (): boolean => following > 0;

/**
 * A `ref` for a row's title. If a focused row disappears, a neighbour or its goal elsewhere gets the focus.
 */
export function keptFocus(title: HTMLElement | null): () => void {
  return () => {
    const row = title?.closest<HTMLElement>('[data-goal]');
    const focused = document.activeElement;
    // Mouse users who tick goals should not see a focus ring.
    const isHere = focused === title || (row?.contains(focused) && focused?.matches(':focus-visible'));
    if (row && isHere) followFocus(placesAround(row));
  };
}
