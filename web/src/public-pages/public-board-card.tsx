import type { FollowedBoard } from '@cairn/contract/public-boards';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Heart from 'lucide-react/icons/heart';
import Rss from 'lucide-react/icons/rss';
import { type ReactNode, useState } from 'react';
import cards from '../boards/board-card.module.css';
import { Cover } from '../boards/cover.tsx';
import styles from './public-board-card.module.css';
import { useBoardActs } from './use-board-acts.ts';

interface PublicBoardCardItemProps {
  readonly board: PublicBoardCard | FollowedBoard;
  /** In the gallery: says who made it, what is on it, and lets people like, follow and copy it. */
  readonly isPromo?: boolean;
  readonly options?: ReactNode;
}

export function PublicBoardCardItem({ board, isPromo = true, options }: PublicBoardCardItemProps) {
  const { code, name, emoji, cover, background, color, lists, spaceName } = board;
  const marks = lists.flatMap((list) => (list.showEmoji && list.emoji !== null ? [list.emoji] : []));
  return (
    <li className={cards.card} data-board={code}>
      <Link to="/boards/$code/" params={{ code }} className={cards.cover} tabIndex={-1} aria-hidden="true">
        <Cover background={cover ?? background} color={color} seed={code} />
        <span className={cards.emoji}>{marks.join('')}</span>
        {'isUpdated' in board && board.isUpdated && (
          <span className={styles.updated}>{m.public_board_updated()}</span>
        )}
      </Link>
      <div className={cards.about}>
        <h3 dir="auto">
          <Link to="/boards/$code/" params={{ code }}>
            {emoji !== null && `${emoji} `}
            {name}
          </Link>
        </h3>
        <p>
          {m.boards_lists({ count: board.bucketsCount })} ·{' '}
          {isPromo ? <bdi>{spaceName}</bdi> : m.public_board_followers({ count: board.followersCount })}
        </p>
        {isPromo && (
          <>
            <p className={styles.first} dir="auto">
              {lists.map((list) => list.name).join(' · ')}
            </p>
            <Acts board={board} />
          </>
        )}
      </div>
      {options}
    </li>
  );
}

function Acts({ board }: { readonly board: PublicBoardCard }) {
  const [changed, setChanged] = useState<Partial<PublicBoardCard>>({});
  const shown = { ...board, ...changed };
  const acts = useBoardActs(
    shown,
    (fields) => setChanged((before) => ({ ...before, ...fields })),
    () => {},
  );
  const { name, own, liked, likesCount, followed, followersCount, clonesCount } = shown;
  return (
    <div className={styles.counts}>
      <Count
        icon={<Heart aria-hidden="true" />}
        act={m.public_board_like()}
        name={name}
        text={m.public_board_likes({ count: likesCount })}
        count={likesCount}
        isOn={liked}
        color="red"
        onAct={own ? null : acts.like}
      />
      <Count
        icon={<Rss aria-hidden="true" />}
        act={m.public_board_follow()}
        name={name}
        text={m.public_board_followers({ count: followersCount })}
        count={followersCount}
        isOn={followed}
        color="green"
        onAct={own ? null : acts.follow}
      />
      <Count
        icon={<Copy aria-hidden="true" />}
        act={m.public_board_clone()}
        name={name}
        text={m.public_board_clones({ count: clonesCount })}
        count={clonesCount}
        onAct={acts.isCloning ? null : acts.clone}
      />
      {acts.surface}
    </div>
  );
}

interface CountProps {
  readonly icon: ReactNode;
  /** Name of the action, such as `Like`. */
  readonly act: string;
  readonly name: string;
  readonly text: string;
  readonly count: number;
  readonly isOn?: boolean;
  readonly color?: 'red' | 'green';
  /** Null if the person may not do this. */
  readonly onAct: (() => void) | null;
}

function Count({ icon, act, name, text, count, isOn, color, onAct }: CountProps) {
  const look = (
    <>
      {icon}
      <span aria-hidden="true">{count}</span>
    </>
  );
  if (!onAct)
    return (
      <span data-tip={text}>
        {look}
        <span className="sr-only">{text}</span>
      </span>
    );
  return (
    <button
      type="button"
      aria-label={`${act}: ${name}, ${text}`}
      aria-pressed={isOn}
      data-tip={`${act} · ${text}`}
      data-color={color}
      onClick={onAct}
    >
      {look}
    </button>
  );
}
