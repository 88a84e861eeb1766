import { useCairn } from '@cairn/client/react/cairn-context';
import { restoreSpace } from '@cairn/client/spaces/space-calls';
import type { DeletedSpace } from '@cairn/contract/spaces';
import { dayName } from '@cairn/core/time/period-names';
import { Button } from '@cairn/ui/button';
import { SpaceTile } from '@cairn/ui/space-tile';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useAct } from '../../asked/use-act.ts';
import type { Asked } from '../../asked/use-asked.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './deleted-screen.module.css';
import { isolated } from '../../goals/isolated.ts';

interface DeletedSpacesProps {
  readonly asked: Asked<readonly DeletedSpace[]>;
  readonly onRestored: () => void;
}

/** Deleted spaces that the user owned, while they can be restored (docs/product.md, "Deleted goals"). */
export function DeletedSpaces({ asked, onRestored }: DeletedSpacesProps) {
  const cairn = useCairn();
  const { today, locale } = usePlanning();
  const act = useAct(m.space_offline());
  const restore = async ({ id, name }: DeletedSpace) => {
    if ((await act.run(() => restoreSpace(cairn, id))) === undefined) return;
    showToast({ text: m.deleted_space_back({ name: isolated(name) }) });
    onRestored();
    await asked.again();
  };
  return (
    <ul>
      {(asked.value ?? []).map((space) => (
        <li key={space.id} className={styles.row}>
          <SpaceTile {...space} size={24} />
          <span className={styles.name}>
            <bdi>{space.name}</bdi>
            <small>
              {m.deleted_space_until({
                date: dayName(space.restorableUntilDatetime.slice(0, 10), today, locale),
              })}
            </small>
          </span>
          <Button
            disabled={act.isBusy}
            onClick={() => void restore(space)}
            aria-label={`${m.deleted_restore()}: ${space.name}`}
          >
            {m.deleted_restore()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
