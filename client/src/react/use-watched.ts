import { useCallback, useSyncExternalStore } from 'react';
import type { Replica } from '../replica/replica.ts';

/**
 * What `read` finds in the replica, read again whenever one of the topics is touched.
 *
 * @param topics separated by spaces
 * @param read must give the same value until a topic is touched
 */
export function useWatched<Value>(replica: Replica, topics: string, read: () => Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => replica.watchers.watchAll(topics.split(' '), changed),
    [replica, topics],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * The same for what stands beside the point: it is read again after the frame that shows what somebody typed, so that
 * the frame does not wait for it.
 */
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
