import type { Cairn } from '@cairn/client/cairn/cairn';
import { aimAt, dragged, keyOfRow, movable, rowsOf } from '../drag/dragged.ts';
import { type Drag, listenForPresses, type Press } from '../drag/press-gesture.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { sortedLists } from '../goals/list-look.ts';
import { carriedPicture } from './carried-row.ts';
import { drop, isChosenWithOthers, putBack } from './drop.ts';
import { takesBoards } from '../drag/drop-place.ts';

/**
 * Lets goals be dragged anywhere on the page. Returns a function that stops listening.
 *
 * One listener serves all rows: a row has `data-goal` and `data-zone`, a folder entry `data-entry-goal` or
 * `data-entry-board`, a list `data-drop-zone`. `data-no-drag` marks parts that do not drag.
 */
export function listenForDrags(cairn: Cairn): () => void {
  return listenForPresses(document, (press) => goalDrag(cairn, press));
}

function goalDrag(cairn: Cairn, { target }: Press): Drag | null {
  const row = target.closest<HTMLElement>(movable);
  if (!row || target.closest('[data-no-drag], [data-locked], input, textarea')) return null;
  let height = 0;
  return {
    row,
    mark: 'goal',
    lift() {
      height = row.getBoundingClientRect().height;
      const picture = carriedPicture(row);
      if (isChosenWithOthers(keyOfRow(row))) picture.dataset.count = String(chosenKeys.get().size);
      return picture;
    },
    take() {
      dragged.set({
        of: row.dataset.entryBoard === undefined ? 'goal' : 'board',
        key: keyOfRow(row),
        name: row.querySelector('[data-goal-title], [data-entry-title]')?.textContent ?? '',
        height,
      });
    },
    aim: ({ x, y }) => aimUnder(x, y),
    drop() {
      const list = row.closest<HTMLElement>('[data-drop-zone]');
      drop(cairn, row.dataset.zone ?? list?.dataset.dropZone ?? '');
    },
    cancel: putBack,
  };
}

/**
 * Aims at the list under a point, or at the first list of the panel there. The position is before the first
 * row whose middle is below the point, or right of it if rows are side by side.
 */
function aimUnder(x: number, y: number): void {
  const under = document.elementFromPoint(x, y);
  const moved = dragged.get();
  const panel = under?.closest('[data-drop-panel]');
  const zone =
    under?.closest<HTMLElement>('[data-drop-zone]') ?? panel?.querySelector<HTMLElement>('[data-drop-zone]');
  if (!zone || !moved) return aimAt(null);
  const name = zone.dataset.dropZone ?? '';
  if (moved.of === 'board' && !takesBoards(name)) return aimAt(null);
  // A sorted list has no positions.
  if (sortedLists.has(name)) return aimAt({ zone: name, beforeKey: null });
  const isAcross = zone.dataset.dropAcross !== undefined;
  const next = rowsOf(zone, moved.key).find((row) => {
    const box = row.getBoundingClientRect();
    if (!isAcross) return y < box.top + box.height / 2;
    return y < box.top || (y < box.bottom && x < box.left + box.width / 2);
  });
  aimAt({ zone: name, beforeKey: next ? keyOfRow(next) : null });
}
