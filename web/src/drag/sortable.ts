import { whenQuiet } from '../base/when-quiet.ts';

export interface SortableItems {
  /** The key attribute's dataset name: `list` for `data-list`. */
  readonly named: string;
  readonly handle: string;
  readonly except: string;
  readonly look?: string | undefined;
  readonly inRows?: boolean;
  /** The items lie below each other. */
  readonly isColumn?: boolean;
}

/**
 * Starts when the page is idle, and then sets `data-sortable`. Returns a function that stops sorting.
 *
 * @param onDrop receives the moved key and the next item's; null for the end
 */
export function makeSortable(
  row: HTMLElement,
  carried: SortableItems,
  onDrop: (key: string, before: string | null) => void,
): () => void {
  let isOver = false;
  let end = whenQuiet(() => {
    import('./sort-drag.ts').then(
      ({ listenForSorting: listenForCarries }) => {
        if (isOver) return;
        end = listenForCarries(row, carried, onDrop);
        row.dataset.sortable = '';
      },
      // The menus still move the items.
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    end();
  };
}
