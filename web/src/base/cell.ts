import { useSyncExternalStore } from 'react';

export interface Cell<Value> {
  get(): Value;
  set(value: Value): void;
  watch(watcher: () => void): () => void;
}

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
 * Renders again only if the picked value changes.
 *
 * @param pick must return the same reference while its input is unchanged
 */
export function useCell<Value, Picked>(cell: Cell<Value>, pick: (value: Value) => Picked): Picked {
  return useSyncExternalStore(cell.watch, () => pick(cell.get()));
}
