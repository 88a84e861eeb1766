import { useParents } from '@cairn/client/react/goal';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useOpenGoal } from '../goals/open-goal.ts';
import { stoneOf } from '../goals/period-words.ts';
import styles from './goal-content.module.css';

export function ParentPath({ goalKey }: { readonly goalKey: string }) {
  const parents = useParents(goalKey);
  const openGoal = useOpenGoal();
  if (parents.length === 0) return null;
  return (
    <nav className={styles.path} aria-label={m.goal_parents()}>
      {parents.map((parent, index) => (
        <span key={parent.key}>
          <button type="button" onClick={() => openGoal(parent.key)}>
            {parent.columnId !== null && <HorizonGlyph stone={stoneOf[parent.columnId]} />}
            <bdi>{parent.name || m.goal_untitled()}</bdi>
          </button>
          {index < parents.length - 1 && <ChevronRight aria-hidden="true" />}
        </span>
      ))}
    </nav>
  );
}
