import { shownTags, type TagSetting } from '@cairn/core/tags/tag-settings';
import type { GoalView } from '../replica/goal-view.ts';
import { tagSettingsOf } from '../tags/tag-settings.ts';
import { useCairn } from './cairn-context.ts';
import { useRead } from './use-read.ts';

export function useShownTags({ tags, name, space }: GoalView): readonly TagSetting[] {
  const cairn = useCairn();
  return useRead('table/space_settings', () => shownTags(tags, name, tagSettingsOf(cairn, space)));
}
