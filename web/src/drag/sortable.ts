import { whenQuiet } from '../base/when-quiet.ts';

export interface SortableItems {
  /** The dataset name of the key attribute: `list` for `data-list`. */
  readonly named: string;
  readonly handle: string;
  readonly except: string;
  readonly look?: string | undefined;
  readonly inRows?: boolean;
}

/**
 * Makes items sortable once the page is idle. Returns a function that ends this.
 *
 * @param onDrop receives the moved key and the key after it; null for the end
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
        if (!isOver) end = listenForCarries(row, carried, onDrop);
      },
      // If the code cannot be loaded, the menus still move the items.
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    end();
  };
}
