import { useSyncExternalStore } from 'react';

/** The widest window with the phone layout, in CSS pixels. */
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
