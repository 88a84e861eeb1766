import type { FiledKind } from '@cairn/core/folders/folder';
import { cellOf } from '../base/cell.ts';

export interface Dragged {
  readonly of: FiledKind;
  readonly key: string;
  readonly name: string;
  /** Pixels; the slot has the same height. */
  readonly height: number;
}

export interface DropTarget {
  readonly zone: string;
  /** The row after the drop position; null for the end of the list. */
  readonly beforeKey: string | null;
}

export const dragged = cellOf<Dragged | null>(null);

/** Also true in the frames between the lift of a row by a finger and its move. */
export function isDragging(): boolean {
  return dragged.get() !== null || document.documentElement.hasAttribute('data-dragging');
}

export const dropTarget = cellOf<DropTarget | null>(null);

export function isSameTarget(one: DropTarget | null, other: DropTarget | null): boolean {
  return one?.zone === other?.zone && one?.beforeKey === other?.beforeKey;
}

export function aimAt(target: DropTarget | null): void {
  if (!isSameTarget(dropTarget.get(), target)) dropTarget.set(target);
}

export const movable = '[data-goal], [data-entry-goal], [data-entry-board]';

export function keyOfRow({ dataset }: HTMLElement): string {
  return dataset.goal ?? dataset.entryGoal ?? dataset.entryBoard ?? '';
}

export function rowsOf(zoneElement: Element, movedKey: string): readonly HTMLElement[] {
  return Array.from(zoneElement.querySelectorAll<HTMLElement>(movable)).filter(
    (row) => keyOfRow(row) !== movedKey,
  );
}

export function zonesOnPage(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-drop-zone]'));
}
