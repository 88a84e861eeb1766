import { shownTags, type TagSetting } from '@cairn/core/tags/tag-settings';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import { tagSettingsOf } from '../tags/tag-settings.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** The tags that a goal's row shows, as its space wants them. */
export function useShownTags({ tags, name, space }: GoalView): readonly TagSetting[] {
  const cairn = useCairn();
  // As a text, so that an unchanged list stays the same one.
  const text = useWatched(cairn.replica, 'table/space_settings', () =>
    JSON.stringify(shownTags(tags, name, tagSettingsOf(cairn, space))),
  );
  return useMemo(() => JSON.parse(text) as readonly TagSetting[], [text]);
}
