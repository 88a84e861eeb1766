import { useDeferredValue, useMemo } from 'react';
import { type SearchHit, searchGoals } from '../search/search-goals.ts';
import type { SearchFilter } from '../search/search-filter.ts';
import { useCairn } from './cairn-context.ts';
import { useIsWhole } from './use-is-whole.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/** Incomplete while goals are loading. */
export interface SearchResult {
  readonly status: 'loading' | 'ready';
  readonly found: readonly SearchHit[];
  readonly asOf: number;
}

const noFilter: SearchFilter = {};

/**
 * Does not delay typing.
 *
 * @param filter the same object until the filter changes
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
