import { useCairn } from '@cairn/client/react/cairn-context';
import { restoreSpace } from '@cairn/client/spaces/space-calls';
import type { DeletedSpace } from '@cairn/contract/spaces';
import { dayName } from '@cairn/core/time/period-names';
import { Button } from '@cairn/ui/button';
import { SpaceTile } from '@cairn/ui/space-tile';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useServerAction } from '../../queries/use-server-action.ts';
import type { ServerQuery } from '../../queries/use-server-query.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './deleted-screen.module.css';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';

interface DeletedSpacesProps {
  readonly query: ServerQuery<readonly DeletedSpace[]>;
  readonly onRestored: () => void;
}

/** This user's spaces, while they can be restored (docs/product.md, "Deleted goals"). */
export function DeletedSpaces({ query, onRestored }: DeletedSpacesProps) {
  const cairn = useCairn();
  const { today, locale } = usePlanning();
  const act = useServerAction(m.space_offline());
  const restore = async ({ id, name }: DeletedSpace) => {
    if ((await act.run(() => restoreSpace(cairn, id))) === undefined) return;
    showToast({ text: m.deleted_space_back({ name: bidiIsolated(name) }) });
    onRestored();
    await query.refetch();
  };
  return (
    <ul>
      {(query.value ?? []).map((space) => (
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
