import { useMemo } from 'react';
import { tagsInUse } from '../search/tags-in-use.ts';
import { useCairn } from './cairn-context.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/**
 * The tags that pickers and filters offer, by their letters.
 *
 * @param spaces of these spaces only, separated by spaces; without it of all
 */
export function useTagsInUse(spaces?: string): readonly string[] {
  const cairn = useCairn();
  const version = useWatchedAfterFrame(
    cairn.replica,
    'goals load table/space_settings',
    () => cairn.replica.version,
  );
  return useMemo(
    () => ({ tags: tagsInUse(cairn, spaces === undefined ? null : spaces.split(' ')), asOf: version }),
    [cairn, spaces, version],
  ).tags;
}
