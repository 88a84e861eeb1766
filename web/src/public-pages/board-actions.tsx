import { reportBoard } from '@cairn/client/public-boards/public-board-calls';
import type { ShownBoard } from '@cairn/client/public-boards/read-public-board';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import Rss from 'lucide-react/icons/rss';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import type { ServerQuery } from '../queries/use-server-query.ts';
import styles from './public-board.module.css';
import { useBoardActs } from './use-board-acts.ts';

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then((part) => ({ default: part.ReportDialog })),
);

interface BoardActionsProps {
  readonly board: ShownBoard;
  readonly query: ServerQuery<ShownBoard>;
}

export function BoardActions({ board, query }: BoardActionsProps) {
  const cairn = useCairnIfAny();
  const [isReporting, setReporting] = useState(false);
  const { code, own, liked, likesCount, followed, followersCount, editing, allowCollaboration } = board;
  const { like, follow, join, clone, isCloning, surface } = useBoardActs(
    board,
    (fields) => query.update((shown) => ({ ...shown, ...fields })),
    () => void query.refetch(),
  );

  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.pill}
        data-solid
        disabled={isCloning}
        data-tip={m.public_board_clone_tip()}
        onClick={clone}
      >
        <Copy aria-hidden="true" />
        {m.public_board_clone()} <span>{board.clonesCount}</span>
      </button>
      {!own && (
        <>
          <button
            type="button"
            className={styles.pill}
            data-color="green"
            aria-pressed={followed}
            onClick={follow}
          >
            <Rss aria-hidden="true" />
            {followed ? m.public_board_followed() : m.public_board_follow()} <span>{followersCount}</span>
          </button>
          <button type="button" className={styles.pill} data-color="red" aria-pressed={liked} onClick={like}>
            <Heart aria-hidden="true" />
            {m.public_board_like()} <span>{likesCount}</span>
          </button>
        </>
      )}
      {!own && allowCollaboration && (
        <button type="button" className={styles.pill} data-color="blue" aria-pressed={editing} onClick={join}>
          <Users aria-hidden="true" />
          {editing ? m.public_board_leave() : m.public_board_join()}
        </button>
      )}
      <p className={styles.by}>
        <bdi>{m.public_board_by({ space: board.spaceName })}</bdi>
      </p>
      {cairn && !own && (
        <Button look="ghost" icon={<Flag />} onClick={() => setReporting(true)}>
          {m.public_board_report()}
        </Button>
      )}
      {surface}
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog
            title={m.public_board_report_title()}
            report={(reason) => reportBoard(code, reason)}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
