import type { BoardView } from '@cairn/client/boards/boards-of';
import { readBoardUpdates } from '@cairn/client/boards/board-updates';
import { useBoard } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsViewed } from '@cairn/client/react/viewed';
import type { BoardUpdates } from '@cairn/contract/boards';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChangesFrame } from '../../changes/changes-frame.tsx';
import { useKeptOffer } from '../../changes/use-kept-offer.ts';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { BoardChangesPage } from './board-changes-page.tsx';

/** `/boards/{code}/changes/`: what the author of a cloned board has changed since. */
export function BoardChangesScreen() {
  const { code } = useParams({ from: '/member/boards/$code/changes' });
  const { status, board } = useBoard(code);
  if (board) return <BoardChanges key={board.key} board={board} />;
  return (
    <ChangesFrame to="/boards/" all={m.boards_title()} code={code} name={m.boards_title()}>
      {status === 'loading' ? (
        <Skeleton label={m.loading()} />
      ) : (
        <EmptyState title={m.board_changes_no_copy()} lead={m.board_changes_no_copy_lead()} />
      )}
    </ChangesFrame>
  );
}

function BoardChanges({ board }: { readonly board: BoardView }) {
  const isViewed = useIsViewed(board.space);
  const code = board.code ?? board.key;
  const toBoard = (
    <Link to="/boards/$code/" params={{ code }}>
      {m.board_back()}
    </Link>
  );
  const content = () => {
    if (!board.isCloned)
      return (
        <EmptyState
          title={m.board_changes_no_copy()}
          lead={m.board_changes_no_copy_lead()}
          action={toBoard}
        />
      );
    if (isViewed)
      return (
        <EmptyState title={m.board_changes_viewed()} lead={m.board_changes_viewed_lead()} action={toBoard} />
      );
    return <Offered board={board} toBoard={toBoard} />;
  };
  return (
    <ChangesFrame to="/boards/" all={m.boards_title()} code={code} name={board.name}>
      {content()}
    </ChangesFrame>
  );
}

function Offered({ board, toBoard }: { readonly board: BoardView; readonly toBoard: ReactNode }) {
  const cairn = useCairn();
  const { id } = board;
  const query = useServerQuery(['board updates', id], () => readBoardUpdates(cairn, id), 0);
  const kept = useKeptOffer<BoardUpdates>(id, query.value);
  if (!kept)
    return (
      <QueryPlaceholder
        query={query}
        failure={m.board_changes_failed()}
        offline={m.board_changes_offline()}
      />
    );
  const { source, changes } = kept.offer;
  if (!source)
    return <EmptyState title={m.board_changes_gone()} lead={m.board_changes_gone_lead()} action={toBoard} />;
  if (changes.length === 0)
    return (
      <EmptyState
        title={m.board_changes_none()}
        lead={m.board_changes_none_lead()}
        filled={7}
        action={toBoard}
      />
    );
  return (
    <BoardChangesPage
      board={board}
      source={source}
      changes={changes}
      readAt={kept.readAt}
      onSettled={() => void query.refetch()}
    />
  );
}
