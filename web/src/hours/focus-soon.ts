import { pointedSince } from '../goals/pointed-since.ts';
import { focusRow, rowOf } from '../goals/row-walk.ts';

/** Frames to wait until the goal is drawn in its new place. */
const patience = 20;

/** Waits until the goal is drawn, then also scrolls. A press meanwhile cancels both. */
export function focusSoon(key: string, frames = patience, isOver = pointedSince()): void {
  requestAnimationFrame(() => {
    if (isOver()) return;
    const row = rowOf(key);
    if (row && document.activeElement !== document.body && !row.contains(document.activeElement))
      focusRow(key);
    else if (row && document.activeElement === document.body) focusRow(key);
    if (row?.contains(document.activeElement)) row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else if (frames > 0) focusSoon(key, frames - 1, isOver);
  });
}
