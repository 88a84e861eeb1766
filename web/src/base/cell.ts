import { useSyncExternalStore } from 'react';

/** One value that many small parts of a screen watch, each only the piece it shows. */
export interface Cell<Value> {
  get(): Value;
  set(value: Value): void;
  watch(watcher: () => void): () => void;
}

/** A cell that begins with `initial`. */
export function cellOf<Value>(initial: Value): Cell<Value> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/**
 * What `pick` takes from a cell; the component is drawn again only when that changes.
 *
 * `pick` must answer the same reference while nothing it looks at changed.
 */
export function useCell<Value, Picked>(cell: Cell<Value>, pick: (value: Value) => Picked): Picked {
  return useSyncExternalStore(cell.watch, () => pick(cell.get()));
}
