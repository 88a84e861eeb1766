import type { RunningClimb } from '@cairn/client/replica/running-climbs';
import { Ring } from '@cairn/ui/ring';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import cards from '../../climbs/climb-card.module.css';
import { ClimbIcon } from '../../climbs/climb-icon.tsx';
import { ClimbProfile } from '../../climbs/climb-profile.tsx';
import { climbName } from '../../climbs/climb-words.ts';
import { NextStep } from '../../climbs/next-step.tsx';
import styles from './climbs-screen.module.css';

export function RunningClimbCard({ climb }: { readonly climb: RunningClimb }) {
  const { climb: mark, places, states, goalCount: count, doneCount, next } = climb;
  return (
    <li className={styles.running} data-color={mark.color}>
      <Link
        to="/climbs/$code/"
        params={{ code: mark.code }}
        className={cards.cover}
        tabIndex={-1}
        aria-hidden="true"
      >
        <ClimbProfile places={places} states={states} seed={mark.code} />
        <span className={cards.icon}>
          <ClimbIcon name={mark.icon} />
        </span>
      </Link>
      <header>
        <h3 dir="auto">
          <Link to="/climbs/$code/" params={{ code: mark.code }}>
            {climbName(mark)}
          </Link>
        </h3>
        <span className={styles.done}>
          <span aria-hidden="true">{m.climb_done_of({ done: doneCount, count })}</span>
          <span className="sr-only">{m.climb_progress({ done: doneCount, count })}</span>
          <Ring share={count === 0 ? 0 : doneCount / count} />
        </span>
      </header>
      <NextStep climb={climb} goal={next} />
    </li>
  );
}
