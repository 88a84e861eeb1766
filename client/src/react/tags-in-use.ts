import { useMemo } from 'react';
import { tagsInUse } from '../search/tags-in-use.ts';
import { useCairn } from './cairn-context.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

/**
 * Returns tags sorted by name.
 *
 * @param spaces ids separated by blanks; all spaces if omitted
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
