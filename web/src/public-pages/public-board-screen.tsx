import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { ShownBoard } from '@cairn/client/public-boards/read-public-board';
import { seeBoard } from '@cairn/client/public-boards/public-board-calls';
import { EmptyState } from '@cairn/ui/empty-state';
import { m } from '@cairn/words/messages';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { QueryPlaceholder } from '../queries/query-placeholder.tsx';
import { type ServerQuery, usePublicQuery } from '../queries/use-server-query.ts';
import { Ground } from '../boards/ground.tsx';
import { NoteView } from '../notes/note-view.tsx';
import { BoardActions } from './board-actions.tsx';
import { askBoard } from './brought-board.ts';
import { OpenPage } from './open-page.tsx';
import styles from './public-board.module.css';
import { PublicList } from './public-list.tsx';

/** Shows a board to visitors and members of other spaces (docs/product.md, "The gallery"). */
export function PublicBoardScreen({ code }: { readonly code: string }) {
  const isVisitor = useCairnIfAny() === null;
  const query = usePublicQuery(['public board', code], () => askBoard(code, isVisitor));
  const { value, refusal } = query;
  const reason = errorPages[code] ?? refusal?.code;
  if (reason?.startsWith('board.')) return <BoardGone reason={reason} isVisitor={isVisitor} />;
  if (!value)
    return (
      <OpenPage title={m.boards_title()} heading="aloud">
        <div className={styles.waiting}>
          <QueryPlaceholder
            query={query}
            failure={m.public_board_failed()}
            offline={m.public_board_offline()}
          />
        </div>
      </OpenPage>
    );
  return <Shown board={value} query={query} />;
}

interface ShownProps {
  readonly board: ShownBoard;
  readonly query: ServerQuery<ShownBoard>;
}

function Shown({ board, query }: ShownProps) {
  const { name, emoji, cover, background, color, richDescription, buckets } = board;
  const title = emoji === null ? name : `${emoji} ${name}`;
  // Members already have the page's heading, an `h1`.
  const Name = useCairnIfAny() ? 'h2' : 'h1';
  useSeenOnLeaving(board);
  return (
    <OpenPage title={title} heading="own">
      <section className={styles.hero} data-about={richDescription !== null || undefined}>
        <Ground background={cover ?? background} color={color} className={styles.ground} />
        <div className={styles.name}>
          <Name dir="auto">{title}</Name>
          {richDescription && <NoteView notes={richDescription} />}
        </div>
      </section>
      <BoardActions board={board} query={query} />
      <div className={styles.lists} role="group" aria-label={m.board_lists({ name })}>
        {buckets.map((list) => (
          <PublicList key={list.id} list={list} board={board} onChanged={() => void query.refetch()} />
        ))}
      </div>
      {buckets.length === 0 && (
        <EmptyState
          title={m.public_board_empty()}
          lead={m.public_board_empty_lead({ space: board.spaceName })}
        />
      )}
    </OpenPage>
  );
}

function useSeenOnLeaving(board: ShownBoard): void {
  const leave = useEffectEvent(() => {
    if ('isUpdated' in board && board.isUpdated) void seeBoard(board.code);
  });
  useEffect(() => () => leave(), []);
}

const errorPages: Readonly<Record<string, string>> = {
  'private-board': 'board.private',
  'deleted-board': 'board.deleted',
};

const reasons: Readonly<Record<string, () => readonly [string, string]>> = {
  'board.private': () => [m.board_private(), m.board_private_lead()],
  'board.deleted': () => [m.board_was_deleted(), m.board_was_deleted_lead()],
};

interface BoardGoneProps {
  /** The server's refusal code. */
  readonly reason: string;
  readonly isVisitor: boolean;
}

function BoardGone({ reason, isVisitor }: BoardGoneProps) {
  const { pathname } = useLocation();
  const [title, lead] = (reasons[reason] ?? (() => [m.board_missing(), m.board_missing_lead()]))();
  return (
    <OpenPage title={m.boards_title()} heading="aloud">
      <div className={styles.gone}>
        <EmptyState
          title={title}
          lead={lead}
          action={
            isVisitor ? (
              <Link to="/login/" search={{ next: pathname }}>
                {m.auth_sign_in()}
              </Link>
            ) : (
              <Link to="/boards/">{m.board_to_boards()}</Link>
            )
          }
        />
      </div>
    </OpenPage>
  );
}
