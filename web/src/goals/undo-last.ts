import type { Cairn } from '@cairn/client/cairn/cairn';
import { withPart } from '../base/with-part.ts';

/** Undoes what this tab's person did last, and says what that was. */
export function undoLast(cairn: Cairn): void {
  withPart(loadUndone, (undone) => undone.undoLast(cairn));
}

/** Does again what was undone last, and says what that was. */
export function redoLast(cairn: Cairn): void {
  withPart(loadUndone, (undone) => undone.redoLast(cairn));
}

/** The first screen needs none of it, so it comes when the page is quiet. */
const loadUndone = () => import('./undone.ts');
