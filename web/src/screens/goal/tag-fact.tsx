import { useShownTags } from '@cairn/client/react/shown-tags';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { Chip } from '@cairn/ui/chip';
import { m } from '@cairn/words/messages';
import Tag from 'lucide-react/icons/tag';
import { lazy, Suspense, useState } from 'react';
import styles from './goal-content.module.css';

const TagSurface = lazy(() =>
  import('../../periods/tag-surface.tsx').then((part) => ({ default: part.TagSurface })),
);

/** A goal's tags in their colours, and where to change them. */
export function TagFact({ goal }: { readonly goal: GoalView }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const shown = useShownTags(goal);
  if (isDivider(goal)) return null;
  return (
    <>
      {shown.map(({ tag, color }) => (
        <bdi key={tag} className={styles.tag} data-tag={color ?? 'grey'}>
          {tag}
        </bdi>
      ))}
      <Chip
        look="addable"
        icon={<Tag />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {m.tags_title()}
      </Chip>
      {anchor && (
        <Suspense fallback={null}>
          <TagSurface goal={goal} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
