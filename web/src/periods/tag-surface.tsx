import { editGoal } from '@cairn/client/goals/edit-goal';
import { useCairn } from '@cairn/client/react/cairn-context';
import { toggledTag } from '@cairn/core/tags/tags';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { offerForOthers } from '../goals/offer-for-others.ts';
import { TagPicker } from '../pickers/tag-picker.tsx';
import type { SurfaceProps } from './goal-surfaces.tsx';
import { sayRefused } from '../goals/say-refused.ts';

/** Stays open for more tags. */
export function TagSurface({ goal, anchor, onClose }: SurfaceProps) {
  const cairn = useCairn();
  const toggle = (tag: string) => {
    const tags = toggledTag(goal.tags, tag);
    const outcome = editGoal(cairn, goal.key, { tags });
    if (!outcome.ok) return sayRefused(outcome.refusal);
    warnUnlessSaved(outcome.value.saved);
    offerForOthers(goal, { tags });
  };
  return (
    <Popover
      label={m.tags_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <TagPicker spaces={[goal.space]} tags={goal.tags} onToggle={toggle} />
    </Popover>
  );
}
