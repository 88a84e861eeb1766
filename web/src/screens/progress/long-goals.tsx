import { useLongGoals } from '@cairn/client/react/long-goals';
import { Bar } from '@cairn/ui/bar';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { useId, useState } from 'react';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { columnNames, stoneOf } from '../../goals/period-words.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './progress-screen.module.css';

const atFirst = 12;

export function LongGoals() {
  const { today, life } = usePlanning();
  const openGoal = useOpenGoal();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const goals = useLongGoals(today, life);
  if (goals.length === 0) return null;
  const shown = showsAll ? goals : goals.slice(0, atFirst);
  return (
    <section className={styles.long} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.progress_long()}</h2>
      <ul>
        {shown.map(({ key, name, columnId, color, subgoalCount: total, doneSubgoalCount: done }) => (
          <li key={key} data-color={color ?? undefined}>
            <button type="button" onClick={() => openGoal(key)}>
              {columnId !== null && (
                <>
                  <HorizonGlyph stone={stoneOf[columnId]} />
                  <span className="sr-only">{columnNames[columnId]()}: </span>
                </>
              )}
              <b dir="auto">{name || m.goal_untitled()}</b>
              <Bar share={done / total} />
              <span>{m.goal_subgoals_of({ done, total })}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < goals.length && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          {m.progress_long_more({ count: goals.length - shown.length })}
        </button>
      )}
    </section>
  );
}
