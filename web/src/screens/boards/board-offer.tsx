import type { BoardView } from '@cairn/client/boards/boards-of';
import { readBoardUpdates } from '@cairn/client/boards/board-updates';
import { useCairn } from '@cairn/client/react/cairn-context';
import { sha256 } from '@cairn/core/sha256';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ChangeOffer } from '../../changes/change-offer.tsx';
import styles from '../../changes/changes.module.css';
import layout from './board-screen.module.css';
import { useServerQuery } from '../../queries/use-server-query.ts';

/** In milliseconds. Each request compares two whole boards. */
const freshForMs = 600_000;

/** Says on a cloned board that its author has changed the original. */
export function BoardOffer({ board }: { readonly board: BoardView }) {
  const cairn = useCairn();
  const { id } = board;
  const { value } = useServerQuery(['board updates', id], () => readBoardUpdates(cairn, id), freshForMs);
  const changes = value?.changes;
  const print = useMemo(() => sha256(JSON.stringify(changes ?? [])).slice(0, 16), [changes]);
  const count = changes?.length ?? 0;
  if (!value?.source || count === 0) return null;
  return (
    <div className={layout.offer}>
      <ChangeOffer
        key={id}
        of={id}
        author={null}
        title={m.board_changes_offer({ count })}
        lead={m.board_changes_untouched()}
        print={print}
        link={
          <Link to="/boards/$code/changes/" params={{ code: board.code ?? board.key }} className={styles.see}>
            {m.changes_see({ count })}
          </Link>
        }
      />
    </div>
  );
}
