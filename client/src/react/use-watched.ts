import { useCallback, useSyncExternalStore } from 'react';
import type { Replica } from '../replica/replica.ts';

/**
 * Reads from the replica again when one of the topics changes.
 *
 * @param topics separated by blanks
 * @param read must return the same value until a topic changes
 */
export function useWatched<Value>(replica: Replica, topics: string, read: () => Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => replica.watchers.watchAll(topics.split(' '), changed),
    [replica, topics],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** Reads again after the frame that shows an edit, so that less urgent parts do not delay that frame. */
export function useWatchedAfterFrame<Value>(replica: Replica, topics: string, read: () => Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      let frame: number | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const later = () => {
        frame ??= requestAnimationFrame(() => {
          frame = null;
          timer = setTimeout(changed);
        });
      };
      const stop = replica.watchers.watchAll(topics.split(' '), later);
      return () => {
        stop();
        if (frame !== null) cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    },
    [replica, topics],
  );
  return useSyncExternalStore(subscribe, read, read);
}
