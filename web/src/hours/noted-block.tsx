import type { GoalView } from '@cairn/client/replica/goal-view';
import type { PlannedBlock } from '@cairn/core/goals/day-plan';
import { isDone } from '@cairn/core/goals/goal';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import type { DateOnly } from '@cairn/core/time/date-only';
import { m } from '@cairn/words/messages';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { useId } from 'react';
import { blockText } from '../goals/day-times.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import styles from './hour-block.module.css';
import { placeOfBlock } from './place-of-block.ts';

interface NotedBlockProps {
  readonly block: PlannedBlock<GoalView>;
  readonly date: DateOnly;
}

/** A line of a goal's note that begins with a time. Only an edit of the note changes the time, never a drag. */
export function NotedBlock({ block, date }: NotedBlockProps) {
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const timeId = useId();
  const { goal, line } = block;
  const [start, end] = blockText(date, block, planning).split('–');
  return (
    <li
      className={styles.block}
      data-noted
      data-hours-still
      data-color={goal.color ?? undefined}
      data-done={isDone(goal) || undefined}
      style={placeOfBlock(block, block)}
    >
      <TextAlignStart className={styles.note} aria-hidden="true" />
      <div className={styles.text}>
        <button
          type="button"
          className={styles.title}
          dir="auto"
          aria-describedby={timeId}
          onClick={() => openGoal(goal.key)}
        >
          {line}
        </button>
        <span id={timeId} className={styles.time}>
          <span>
            {start}
            {end !== undefined && <span className={styles.end}>–{end}</span>}
          </span>
          <span className={styles.source}>{m.hours_note_line({ name: nameInSentence(goal.name) })}</span>
        </span>
      </div>
    </li>
  );
}
