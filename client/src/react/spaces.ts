import type { MemberSettings } from '@cairn/core/spaces/member-settings';
import { useMemo } from 'react';
import { memberSettingsOf } from '../spaces/member-settings.ts';
import { type CountedTag, spaceTagsOf } from '../tags/space-tags.ts';
import { tagSettingsOf } from '../tags/tag-settings.ts';
import { useCairn } from './cairn-context.ts';
import { useRead } from './use-read.ts';
import { useWatchedAfterFrame } from './use-watched.ts';

export function useMemberSettings(space: string): MemberSettings {
  const cairn = useCairn();
  return useRead('table/member_settings', () => memberSettingsOf(cairn, space));
}

/** Returns a space's tags, each with its number of goals on this device. */
export function useSpaceTags(space: string): {
  readonly tags: readonly CountedTag[];
  readonly isShown: boolean;
} {
  const cairn = useCairn();
  const version = useWatchedAfterFrame(
    cairn.replica,
    'goals load table/space_settings',
    () => cairn.replica.version,
  );
  return useMemo(
    () => ({
      tags: spaceTagsOf(cairn, space),
      isShown: tagSettingsOf(cairn, space).showTags,
      asOf: version,
    }),
    [cairn, space, version],
  );
}
