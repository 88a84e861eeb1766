import { useDeferredValue, useMemo } from 'react';
import { type Found, searchGoals } from '../search/search-goals.ts';
import type { SearchFilter } from '../search/search-filter.ts';
import { useCairn } from './cairn-context.ts';
import { useIsWhole } from './use-is-whole.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/** What was found on this device, which may not be all in memory yet. */
export interface SearchResult {
  readonly status: 'loading' | 'ready';
  readonly found: readonly Found[];
  /** The replica's version that was searched. */
  readonly asOf: number;
}

const noFilter: SearchFilter = {};

/**
 * Goals by the words of their titles, notes and comments; typing is never held up by it, and a change shows at once.
 *
 * @param filter the same object until it is another filter
 */
export function useSearch(query: string, filter: SearchFilter = noFilter): SearchResult {
  const cairn = useCairn();
  const { replica } = cairn;
  const deferred = useDeferredValue(query);
  const isWhole = useIsWhole();
  const version = useWatchedAfterFrame(replica, 'goals table/comments load', () => replica.version);
  return useMemo(
    () => ({
      status: isWhole ? 'ready' : 'loading',
      found: searchGoals(cairn, deferred, filter),
      asOf: version,
    }),
    [cairn, deferred, filter, isWhole, version],
  );
}
