import type { FiledKind } from '@cairn/core/folders/folder';
import { cellOf } from '../base/cell.ts';

/** A goal that is being moved, or a board among what is in folders. */
export interface Dragged {
  readonly of: FiledKind;
  readonly key: string;
  readonly name: string;
  /** Height of its row, in pixels: the slot is as high. */
  readonly height: number;
}

/** Where it would go. */
export interface DropTarget {
  readonly zone: string;
  /** What it would stand before; null for the end of the list. */
  readonly beforeKey: string | null;
}

/** What is being moved, by mouse, finger or keyboard. */
export const dragged = cellOf<Dragged | null>(null);

/** The place under it. */
export const dropTarget = cellOf<DropTarget | null>(null);

/** Whether two places are the same one. */
export function isSameTarget(one: DropTarget | null, other: DropTarget | null): boolean {
  return one?.zone === other?.zone && one?.beforeKey === other?.beforeKey;
}

/** Moves the slot, when the place is another one. */
export function aimAt(target: DropTarget | null): void {
  if (!isSameTarget(dropTarget.get(), target)) dropTarget.set(target);
}

/** What can be moved: a goal's row, or what stands for a goal or a board in a folder. */
export const movable = '[data-goal], [data-entry-goal], [data-entry-board]';

/** The key of the goal or board that something movable stands for. */
export function keyOfRow({ dataset }: HTMLElement): string {
  return dataset.goal ?? dataset.entryGoal ?? dataset.entryBoard ?? '';
}

/** The rows of a zone as they are drawn, without the one that is being moved. */
export function rowsOf(zoneElement: Element, movedKey: string): readonly HTMLElement[] {
  return Array.from(zoneElement.querySelectorAll<HTMLElement>(movable)).filter(
    (row) => keyOfRow(row) !== movedKey,
  );
}

/** All places to drop on the page, in reading order. */
export function zonesOnPage(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-drop-zone]'));
}
