import { followBoard } from '@cairn/client/public-boards/public-board-calls';
import { readFollowedBoards } from '@cairn/client/public-boards/read-public-board';
import type { FollowedBoard } from '@cairn/contract/public-boards';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { Menu, MenuItem } from '@cairn/ui/menu';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Rss from 'lucide-react/icons/rss';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { reasonOf } from '../../base/reason-of.ts';
import { makeSortable } from '../../drag/sortable.ts';
import { PublicBoardCardItem } from '../../public-pages/public-board-card.tsx';
import { type ServerQuery, useServerQuery } from '../../queries/use-server-query.ts';
import { carriedBoards } from './carried-boards.ts';
import styles from './boards-screen.module.css';
import { useFollowedOrder } from './use-followed-order.ts';

/** Followed boards in the person's own order, with changes marked. Not stored on this device. */
export function Following() {
  const query = useServerQuery(['followed boards'], readFollowedBoards);
  const { value: boards, refusal, refetch } = query;
  if (!boards && refusal?.code === 'network') return <p className={styles.away}>{m.following_offline()}</p>;
  if (!boards && refusal)
    return (
      <p className={styles.away} role="alert">
        {m.boards_failed()}{' '}
        <Button look="ghost" onClick={() => void refetch()}>
          {m.action_retry()}
        </Button>
      </p>
    );
  if (!boards || boards.length === 0) return null;
  return <FollowedBoards boards={boards} query={query} />;
}

interface FollowedBoardsProps {
  readonly boards: readonly FollowedBoard[];
  readonly query: ServerQuery<readonly FollowedBoard[]>;
}

function FollowedBoards({ boards, query }: FollowedBoardsProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { update, refetch } = query;
  const put = useFollowedOrder(query);
  const drop = useEffectEvent(put);
  useEffect(
    () => (list.current ? makeSortable(list.current, carriedBoards, (...to) => drop(...to)) : undefined),
    [],
  );
  const unfollow = async ({ code, name }: FollowedBoard) => {
    update((shown) => shown.filter((board) => board.code !== code));
    const outcome = await followBoard(code, false);
    showToast({ text: outcome.ok ? m.following_ended({ name }) : reasonOf(outcome.refusal) });
    await refetch();
  };
  return (
    <section className={styles.space} aria-labelledby={headingId}>
      <h2>
        <span id={headingId}>{m.following_title()}</span>
        <span className={styles.count}>{boards.length}</span>
      </h2>
      <ul ref={list} className={styles.boards}>
        {boards.map((board, at) => (
          <PublicBoardCardItem
            key={board.code}
            board={board}
            isPromo={false}
            options={
              <FollowedOptions
                name={board.name}
                onEarlier={at > 0 ? () => put(board.code, boards[at - 1]?.code ?? null) : null}
                onLater={at < boards.length - 1 ? () => put(board.code, boards[at + 2]?.code ?? null) : null}
                onUnfollow={() => void unfollow(board)}
              />
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface FollowedOptionsProps {
  readonly name: string;
  /** Null for the first board. */
  readonly onEarlier: (() => void) | null;
  /** Null for the last board. */
  readonly onLater: (() => void) | null;
  readonly onUnfollow: () => void;
}

function FollowedOptions({ name, onEarlier, onLater, onUnfollow }: FollowedOptionsProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const label = m.board_options({ name });
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        icon={<Ellipsis />}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Menu label={label} anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && setAnchor(null)}>
          <MenuItem icon={<ArrowLeft />} isDisabled={!onEarlier} onSelect={() => onEarlier?.()}>
            {m.board_earlier()}
          </MenuItem>
          <MenuItem icon={<ArrowRight />} isDisabled={!onLater} onSelect={() => onLater?.()}>
            {m.board_later()}
          </MenuItem>
          <MenuItem icon={<Rss />} onSelect={onUnfollow}>
            {m.following_end()}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
