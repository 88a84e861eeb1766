import { useSyncExternalStore } from 'react';

/** Wider windows, in CSS pixels, do not have the phone layout. */
export const narrowWidth = 694;

const query = typeof matchMedia === 'function' ? matchMedia(`(max-width: ${narrowWidth}px)`) : null;

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      query?.addEventListener('change', watcher);
      return () => query?.removeEventListener('change', watcher);
    },
    () => query?.matches ?? false,
  );
}
