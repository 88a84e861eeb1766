import { useMemo } from 'react';
import { tagsInUse } from '../search/tags-in-use.ts';
import { useCairn } from './cairn-context.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/** The tags of the goals that are here, by their letters. */
export function useTagsInUse(): readonly string[] {
  const cairn = useCairn();
  const version = useWatchedAfterFrame(cairn.replica, 'goals load', () => cairn.replica.version);
  return useMemo(() => ({ tags: tagsInUse(cairn), asOf: version }), [cairn, version]).tags;
}
