import type { DeletedGoal } from '@cairn/contract/goals';
import { useIsViewed } from '@cairn/client/react/viewed';
import { isColumnId } from '@cairn/core/time/horizons';
import { dayName } from '@cairn/core/time/period-names';
import { Button } from '@cairn/ui/button';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Trash from 'lucide-react/icons/trash-2';
import { stoneOf } from '../../goals/period-words.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './deleted-screen.module.css';

interface DeletedRowProps {
  readonly goal: DeletedGoal;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}

export function DeletedRow({ goal, onRestore, onPurge }: DeletedRowProps) {
  const { today, locale } = usePlanning();
  const isViewed = useIsViewed(goal.space);
  const name = nameOf(goal);
  const below = goal.deletedCount - 1;
  return (
    <li className={styles.row}>
      <HorizonGlyph stone={isColumnId(goal.columnId) ? stoneOf[goal.columnId] : -1} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <small>
          {m.deleted_on({ date: dayName(goal.deletedDatetime.slice(0, 10), today, locale) })}
          {below > 0 && ` ${m.deleted_with_subgoals({ count: below })}`}
        </small>
      </span>
      {!isViewed && (
        <>
          <Button onClick={onRestore} aria-label={`${m.deleted_restore()}: ${name}`}>
            {m.deleted_restore()}
          </Button>
          <IconButton label={`${m.deleted_forever()}: ${name}`} icon={<Trash />} onClick={onPurge} />
        </>
      )}
    </li>
  );
}

export function nameOf({ name, type }: DeletedGoal): string {
  return name || (type === null ? m.goal_untitled() : m.goal_divider());
}
