import { readFollowedBoards } from '@cairn/client/public-boards/read-public-board';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { PublicBoardCardItem } from '../../public-pages/public-board-card.tsx';
import styles from './boards-screen.module.css';

/** Followed boards, with changes marked. Not stored on this device. */
export function Following() {
  const headingId = useId();
  const { value: boards, refusal, refetch } = useServerQuery(['followed boards'], readFollowedBoards);
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
  return (
    <section className={styles.space} aria-labelledby={headingId}>
      <h2>
        <span id={headingId}>{m.following_title()}</span>
        <span className={styles.count}>{boards.length}</span>
      </h2>
      <ul className={styles.boards}>
        {boards.map((board) => (
          <PublicBoardCardItem key={board.code} board={board} isPromo={false} />
        ))}
      </ul>
    </section>
  );
}
