import type { BoardView } from '@cairn/client/boards/boards-of';
import { publishBoard, readBoardPublication } from '@cairn/client/public-boards/board-publication';
import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers, useStanding } from '@cairn/client/react/members';
import { mayOpenBoard } from '@cairn/core/boards/board-rights';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { LinkLine } from '../../pickers/link-line.tsx';
import { SpaceHolds } from '../../spaces/space-holds.tsx';
import styles from './share-board.module.css';

interface InviteToBoardProps {
  readonly board: BoardView;
  readonly onClose: () => void;
}

export function InviteToBoard({ board, onClose }: InviteToBoardProps) {
  const cairn = useCairn();
  const space = useSpaces().find(({ id }) => id === board.space);
  const mayOpen = mayOpenBoard(useStanding(useMembers(board.space)));
  return (
    <Dialog label={m.board_invite_title()} isOpen onClose={onClose} width={480}>
      <DialogHead title={m.board_invite_title()} />
      <div className={styles.share}>
        <h3>{m.board_invite_board()}</h3>
        <p className={styles.lead}>{m.board_invite_board_lead()}</p>
        {board.code === null ? (
          <p role="status">{m.board_share_unsaved()}</p>
        ) : (
          <BoardLink board={board} mayOpen={mayOpen} />
        )}
        {space && (
          <>
            <h3>{m.board_invite_space()}</h3>
            <p className={styles.lead}>
              {m.board_invite_space_lead({ space: space.name })} <SpaceHolds space={space.id} />
            </p>
            {space.id === cairn.account.defaultSpaceId && (
              <p className={styles.lead}>{m.board_invite_space_own()}</p>
            )}
            <Link
              to="/spaces/$id/{-$part}/"
              params={{ id: space.id }}
              hash="invite"
              className={styles.toSpace}
            >
              {m.board_invite_space_go({ space: space.name })}
            </Link>
          </>
        )}
      </div>
    </Dialog>
  );
}

function BoardLink({ board, mayOpen }: { readonly board: BoardView; readonly mayOpen: boolean }) {
  const cairn = useCairn();
  const [isBusy, setBusy] = useState(false);
  const query = useServerQuery(['board publication', board.id], () => readBoardPublication(cairn, board.id));
  if (!query.value)
    return (
      <QueryPlaceholder query={query} failure={m.board_share_failed()} offline={m.share_offline()} rows={1} />
    );
  const { isPublic, allowCollaboration, url } = query.value;
  if (isPublic && allowCollaboration && url !== null) return <LinkLine name={board.name} url={url} />;
  if (!mayOpen) return <p role="status">{m.board_invite_ask()}</p>;
  const open = async () => {
    setBusy(true);
    const outcome = await publishBoard(cairn, board.id, { isPublic: true, allowCollaboration: true });
    setBusy(false);
    if (outcome.ok) query.replace(outcome.value);
    else showToast({ text: reasonOf(outcome.refusal, m.share_offline()) });
  };
  return (
    <Button look="primary" disabled={isBusy} onClick={() => void open()}>
      {m.board_invite_open()}
    </Button>
  );
}
