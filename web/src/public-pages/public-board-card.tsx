import type { FollowedBoard } from '@cairn/contract/public-boards';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Heart from 'lucide-react/icons/heart';
import Rss from 'lucide-react/icons/rss';
import cards from '../boards/board-card.module.css';
import { Cover } from '../boards/cover.tsx';
import styles from './public-board-card.module.css';

interface PublicBoardCardItemProps {
  readonly board: PublicBoardCard | FollowedBoard;
  readonly isPromo?: boolean;
}

export function PublicBoardCardItem({ board, isPromo = true }: PublicBoardCardItemProps) {
  const { code, name, emoji, cover, background, color, lists, spaceName } = board;
  const marks = lists.flatMap((list) => (list.showEmoji && list.emoji !== null ? [list.emoji] : []));
  return (
    <li className={cards.card}>
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
            <p className={styles.counts}>
              <Count
                icon={<Heart aria-hidden="true" />}
                text={m.public_board_likes({ count: board.likesCount })}
                count={board.likesCount}
              />
              <Count
                icon={<Rss aria-hidden="true" />}
                text={m.public_board_followers({ count: board.followersCount })}
                count={board.followersCount}
              />
              <Count
                icon={<Copy aria-hidden="true" />}
                text={m.public_board_clones({ count: board.clonesCount })}
                count={board.clonesCount}
              />
            </p>
          </>
        )}
      </div>
    </li>
  );
}

function Count({
  icon,
  text,
  count,
}: {
  readonly icon: React.ReactNode;
  readonly text: string;
  readonly count: number;
}) {
  return (
    <span data-tip={text}>
      {icon}
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
