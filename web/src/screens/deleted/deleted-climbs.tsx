import { restoreDeletedClimb } from '@cairn/client/climbs/deleted-climbs';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { DeletedClimb } from '@cairn/contract/climbs';
import { dayName } from '@cairn/core/time/period-names';
import { todayIn } from '@cairn/core/time/zones';
import { Button } from '@cairn/ui/button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { reasonOf } from '../../base/reason-of.ts';
import { ClimbIcon } from '../../climbs/climb-icon.tsx';
import { climbName } from '../../climbs/climb-words.ts';
import { usePlanning } from '../../goals/planning.ts';
import { shortName } from '../../goals/short-name.ts';
import type { ServerQuery } from '../../queries/use-server-query.ts';
import styles from './deleted-screen.module.css';

interface DeletedClimbsProps {
  readonly query: ServerQuery<readonly DeletedClimb[]>;
}

/** Climbs that this user has written. */
export function DeletedClimbs({ query }: DeletedClimbsProps) {
  const cairn = useCairn();
  const { today, locale, timezone } = usePlanning();
  const climbs = query.value ?? [];
  const restore = async (climb: DeletedClimb) => {
    const restored = await restoreDeletedClimb(cairn, climb.id);
    if (!restored.ok) {
      showToast({ text: reasonOf(restored.refusal) });
      await query.refetch();
      return;
    }
    query.replace(climbs.filter(({ id }) => id !== climb.id));
    showToast({ text: m.deleted_board_back({ name: shortName(climbName(climb)) }) });
  };
  return (
    <ul>
      {climbs.map((climb) => (
        <li key={climb.id} className={styles.row}>
          <span className={styles.sign} aria-hidden="true" data-color={climb.color}>
            <ClimbIcon name={climb.icon} />
          </span>
          <span className={styles.name}>
            <bdi>{climbName(climb)}</bdi>
            <small>
              {m.deleted_on({
                date: dayName(todayIn(timezone, Date.parse(climb.deletedDatetime)), today, locale),
              })}
            </small>
          </span>
          <Button
            onClick={() => void restore(climb)}
            aria-label={`${m.deleted_restore()}: ${climbName(climb)}`}
          >
            {m.deleted_restore()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
