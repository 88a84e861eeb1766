import type { SortableItems } from './sortable.ts';
import styles from './sort-drag.module.css';
import { type Drag, listenForPresses, pictureOf, type Point, type Press } from './press-gesture.ts';

const { ghost: ghostLook = '', places = '' } = styles;

/**
 * @param row the element with the items
 * @param onDrop receives the moved key and the next item's; null for the end
 */
export function listenForSorting(
  row: HTMLElement,
  carried: SortableItems,
  onDrop: (key: string, before: string | null) => void,
): () => void {
  row.classList.add(places);
  const stop = listenForPresses(row, (press) => sortDrag(row, carried, onDrop, press));
  return () => {
    stop();
    row.classList.remove(places);
  };
}

function sortDrag(
  row: HTMLElement,
  { named, handle, except, look, inRows = false, isColumn = false }: SortableItems,
  onDrop: (key: string, before: string | null) => void,
  { target }: Press,
): Drag | null {
  const item = target.closest(handle)?.closest<HTMLElement>(`[data-${named}]`);
  if (!item || target.closest(except)) return null;
  const items = () => [...row.querySelectorAll<HTMLElement>(`[data-${named}]`)];
  /** The item after the slot; null for the end, undefined without a slot. */
  let before: HTMLElement | null | undefined;
  const openSlot = (next: typeof before) => {
    before = next;
    const all = items();
    for (const one of all) {
      one.toggleAttribute('data-slot-before', one === next);
      one.toggleAttribute('data-slot-after', next === null && one === all.at(-1));
    }
  };
  const end = () => {
    item.removeAttribute('data-carried');
    openSlot(undefined);
  };
  return {
    row: item,
    mark: '',
    lift() {
      const picture = pictureOf(item, ghostLook, ...(look === undefined ? [] : [look]));
      picture.removeAttribute(`data-${named}`);
      return picture;
    },
    take: () => void item.toggleAttribute('data-carried', true),
    aim: (at) =>
      openSlot(
        isColumn
          ? itemBelow(at, items())
          : itemAfter(at, items(), inRows, getComputedStyle(row).direction === 'rtl'),
      ),
    drop() {
      const [key, next] = [item.dataset[named], before];
      end();
      if (key !== undefined && next !== undefined) onDrop(key, next?.dataset[named] ?? null);
    },
    cancel: end,
  };
}

function itemAfter(
  { x, y }: Point,
  items: readonly HTMLElement[],
  inRows: boolean,
  isMirrored: boolean,
): HTMLElement | null {
  const after = items.find((item) => {
    const { left, width, top, bottom } = item.getBoundingClientRect();
    const isAfter = isMirrored ? x > left + width / 2 : x < left + width / 2;
    return inRows ? y < top || (y < bottom && isAfter) : isAfter;
  });
  return after ?? null;
}

function itemBelow({ y }: Point, items: readonly HTMLElement[]): HTMLElement | null {
  const below = items.find((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below ?? null;
}
