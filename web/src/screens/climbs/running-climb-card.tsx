import type { StartedClimb } from '@cairn/client/climbs/running-climbs';
import { stepPlaces } from '@cairn/core/climbs/climb-shape';
import { Ring } from '@cairn/ui/ring';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import cards from '../../climbs/climb-card.module.css';
import { ClimbIcon } from '../../climbs/climb-icon.tsx';
import { ClimbProfile } from '../../climbs/climb-profile.tsx';
import { stepStates } from '../../climbs/climb-states.ts';
import { climbName } from '../../climbs/climb-words.ts';
import { NextStep } from '../../climbs/next-step.tsx';
import styles from './climbs-screen.module.css';

export function RunningClimbCard({ climb }: { readonly climb: StartedClimb }) {
  const { climb: mark, steps, goals, doneCount, next } = climb;
  const places = useMemo(() => stepPlaces(steps), [steps]);
  const states = useMemo(() => stepStates(climb), [climb]);
  const count = goals.length;
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
      {next && <NextStep climb={climb} goal={next} />}
    </li>
  );
}
