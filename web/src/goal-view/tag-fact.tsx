import { useShownTags } from '@cairn/client/react/shown-tags';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { m } from '@cairn/words/messages';
import Tag from 'lucide-react/icons/tag';
import { TagSurface } from '../periods/later-surfaces.tsx';
import { FactChip } from './fact-chip.tsx';
import styles from './goal-content.module.css';

export function TagFact({ goal }: { readonly goal: GoalView }) {
  const shown = useShownTags(goal);
  if (isDivider(goal)) return null;
  return (
    <>
      {shown.map(({ tag, color }) => (
        <bdi key={tag} className={styles.tag} data-tag={color ?? 'grey'}>
          {tag}
        </bdi>
      ))}
      <FactChip goal={goal} surface={TagSurface} look="addable" icon={<Tag />}>
        {m.tags_title()}
      </FactChip>
    </>
  );
}
