import { useSyncExternalStore } from 'react';

/** The widest window that gets the layout of a phone, in CSS pixels. */
export const narrowWidth = 694;

const query = typeof matchMedia === 'function' ? matchMedia(`(max-width: ${narrowWidth}px)`) : null;

/** Whether the window is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      query?.addEventListener('change', watcher);
      return () => query?.removeEventListener('change', watcher);
    },
    () => query?.matches ?? false,
  );
}
