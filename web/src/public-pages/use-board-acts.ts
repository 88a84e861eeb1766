import type { Cairn } from '@cairn/client/cairn/cairn';
import { boardArrived } from '@cairn/client/boards/board-arrived';
import type { PendingAction } from '@cairn/client/public-boards/pending-action';
import {
  clonePublicBoard,
  followBoard,
  joinBoard,
  likeBoard,
} from '@cairn/client/public-boards/public-board-calls';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import { showToast } from '@cairn/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useDeferToSignup } from '../account/use-defer-to-signup.ts';
import { reasonOf } from '../base/reason-of.ts';
import { useSpaceChoice } from '../pickers/use-space-choice.tsx';

export interface BoardActs {
  readonly like: () => void;
  readonly follow: () => void;
  readonly join: () => void;
  readonly clone: () => void;
  readonly isCloning: boolean;
  /** The choice of a space for the copy. */
  readonly surface: ReactNode;
}

/**
 * Visitors sign up first; then their action is carried out.
 *
 * @param show shows fields of the board before the server has answered, and again as they were after a refusal
 * @param onSettled called when all acts are answered
 */
export function useBoardActs(
  board: PublicBoardCard,
  show: (fields: Partial<PublicBoardCard>) => void,
  onSettled: () => void,
): BoardActs {
  const cairn = useCairnIfAny();
  const navigate = useNavigate();
  const wishForLater = useDeferToSignup();
  const spaces = useSpaceChoice();
  const [isCloning, setCloning] = useState(false);
  const unanswered = useRef(0);
  const { code, liked, likesCount, followed, followersCount, editing } = board;

  const change = async (
    wish: Partial<PublicBoardCard>,
    was: Partial<PublicBoardCard>,
    said: ReturnType<typeof likeBoard>,
  ) => {
    unanswered.current += 1;
    show(wish);
    const outcome = await said;
    unanswered.current -= 1;
    if (!outcome.ok) {
      show(was);
      showToast({ text: reasonOf(outcome.refusal) });
    }
    if (unanswered.current === 0) onSettled();
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
  const later = (type: Extract<PendingAction, { readonly boardCode: string }>['type']) =>
    wishForLater({ type, boardCode: code });

  return {
    like: () =>
      cairn
        ? void change(
            { liked: !liked, likesCount: likesCount + (liked ? -1 : 1) },
            { liked, likesCount },
            likeBoard(code, !liked),
          )
        : later('boardLiking'),
    follow: () =>
      cairn
        ? void change(
            { followed: !followed, followersCount: followersCount + (followed ? -1 : 1) },
            { followed, followersCount },
            followBoard(code, !followed),
          )
        : later('boardFollowing'),
    join: () =>
      cairn
        ? void change({ editing: !editing }, { editing }, joinBoard(code, !editing))
        : later('boardCollaboration'),
    clone: () => {
      if (cairn) spaces.choose(cairn, (space) => void copyInto(cairn, space));
      else later('boardCloning');
    },
    isCloning,
    surface: spaces.surface,
  };
}
