import type { BoardChange } from '@cairn/client/boards/edit-board';
import type { Outcome } from '@cairn/core/outcome';
import { keep } from '../../goals/keep.ts';

/** Waits until a change of a board is kept; nothing when it was refused. */
export function keepChange(outcome: Outcome<BoardChange, unknown>): void {
  if (outcome.ok) keep(outcome.value.saved);
}
