import type { Cairn } from '@cairn/client/cairn/cairn';
import { withPart } from '../base/with-part.ts';

export function undoLast(cairn: Cairn): void {
  withPart(loadUndone, (undone) => undone.undoLast(cairn));
}

export function redoLast(cairn: Cairn): void {
  withPart(loadUndone, (undone) => undone.redoLast(cairn));
}

const loadUndone = () => import('./undone.ts');
