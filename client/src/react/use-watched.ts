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
    (changed: () => void) => {
      const stops = topics.split(' ').map((topic) => replica.watch(topic, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [replica, topics],
  );
  return useSyncExternalStore(subscribe, read, read);
}
