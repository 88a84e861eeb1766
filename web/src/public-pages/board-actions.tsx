import type { Cairn } from '@cairn/client/cairn/cairn';
import { boardArrived } from '@cairn/client/boards/board-arrived';
import type { PendingAction } from '@cairn/client/public-boards/pending-action';
import {
  clonePublicBoard,
  followBoard,
  joinBoard,
  likeBoard,
} from '@cairn/client/public-boards/public-board-calls';
import type { ShownBoard } from '@cairn/client/public-boards/read-public-board';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { Button } from '@cairn/ui/button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import Rss from 'lucide-react/icons/rss';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ServerQuery } from '../queries/use-server-query.ts';
import { reasonOf } from '../base/reason-of.ts';
import { useSpaceChoice } from '../pickers/use-space-choice.tsx';
import styles from './public-board.module.css';
import { useDeferToSignup } from '../account/use-defer-to-signup.ts';

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then((part) => ({ default: part.ReportDialog })),
);

interface BoardActionsProps {
  readonly board: ShownBoard;
  readonly query: ServerQuery<ShownBoard>;
}

/** Visitors sign up first; then their action is carried out. */
export function BoardActions({ board, query }: BoardActionsProps) {
  const cairn = useCairnIfAny();
  const navigate = useNavigate();
  const wishForLater = useDeferToSignup();
  const spaces = useSpaceChoice();
  const [isCloning, setCloning] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const unanswered = useRef(0);
  const { code, own, liked, likesCount, followed, followersCount, editing, allowCollaboration } = board;

  /** Reverts the change after a refusal. After several changes, only the last one refetches the board. */
  const change = async (
    wish: Partial<ShownBoard>,
    was: Partial<ShownBoard>,
    said: ReturnType<typeof likeBoard>,
  ) => {
    unanswered.current += 1;
    query.update((shown) => ({ ...shown, ...wish }));
    const outcome = await said;
    unanswered.current -= 1;
    if (!outcome.ok) {
      query.update((shown) => ({ ...shown, ...was }));
      showToast({ text: reasonOf(outcome.refusal) });
    }
    if (unanswered.current === 0) await query.refetch();
  };
  const like = () =>
    cairn
      ? void change(
          { liked: !liked, likesCount: likesCount + (liked ? -1 : 1) },
          { liked, likesCount },
          likeBoard(code, !liked),
        )
      : later('boardLiking');
  const follow = () =>
    cairn
      ? void change(
          { followed: !followed, followersCount: followersCount + (followed ? -1 : 1) },
          { followed, followersCount },
          followBoard(code, !followed),
        )
      : later('boardFollowing');
  const join = () =>
    cairn
      ? void change({ editing: !editing }, { editing }, joinBoard(code, !editing))
      : later('boardCollaboration');
  const clone = () => {
    if (cairn) spaces.choose(cairn, (space) => void copyInto(cairn, space));
    else later('boardCloning');
  };
  const copyInto = async (holder: Cairn, space: string | undefined) => {
    setCloning(true);
    const copy = await clonePublicBoard(code, holder.environment.newId(), space);
    if (copy.ok) {
      await boardArrived(holder, copy.value.id);
      await navigate({ to: '/boards/$code/', params: { code: copy.value.code } });
    } else showToast({ text: reasonOf(copy.refusal) });
    setCloning(false);
  };
  const later = (type: Exclude<PendingAction['type'], 'templateCloning' | 'spaceJoining'>) =>
    wishForLater({ type, boardCode: code });

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
      {spaces.surface}
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog code={code} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
