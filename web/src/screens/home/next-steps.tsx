import { useRunningClimbs } from '@cairn/client/react/climbs';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { climbName } from '../../climbs/climb-words.ts';
import { NextStep } from '../../climbs/next-step.tsx';
import { isClosed } from '../../goals/locked-goal.ts';
import styles from './home-screen.module.css';

const most = 3;

/** The open steps of running climbs that are to be done next. */
export function NextSteps() {
  const open = (useRunningClimbs() ?? []).filter(({ next }) => !isClosed(next));
  if (open.length === 0) return null;
  return (
    <section className={styles.climbs} aria-label={m.climbs_next_steps()}>
      <h2>{m.climbs_next_steps()}</h2>
      {open.slice(0, most).map((climb) => (
        <div key={climb.key}>
          <Link to="/climbs/$code/" params={{ code: climb.climb.code }} dir="auto">
            {climbName(climb.climb)}
          </Link>
          <NextStep climb={climb} goal={climb.next} />
        </div>
      ))}
    </section>
  );
}
