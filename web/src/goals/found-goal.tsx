import type { FoundGoal as FoundRow } from '@cairn/contract/search';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, isColumnId } from '@cairn/core/time/horizons';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import TextIcon from 'lucide-react/icons/text-align-start';
import { MarkedText } from './marked-text.tsx';
import { stoneOf } from './period-words.ts';
import { namedSchedule, usePlanning } from './planning.ts';
import styles from './found-goal.module.css';

export interface ShownGoal {
  readonly name: string;
  readonly columnId: ColumnId | number | null;
  readonly dueDate: DateOnly | null;
  readonly doneDate: DateOnly | null;
  readonly color: string | null;
}

interface FoundGoalProps {
  readonly goal: ShownGoal;
  readonly foundIn: FoundRow['foundIn'];
  readonly excerpt: string | null;
  /** From `queryWords`. */
  readonly words: readonly string[];
}

export function FoundGoal({ goal, foundIn, excerpt, words }: FoundGoalProps) {
  const planning = usePlanning();
  const columnId = isColumnId(goal.columnId) ? goal.columnId : null;
  const period =
    columnId !== null && goal.dueDate !== null
      ? namedSchedule({ columnId, dueDate: goal.dueDate }, planning)
      : null;
  return (
    <span className={styles.found} data-done={goal.doneDate !== null || undefined}>
      {goal.doneDate === null ? (
        <HorizonGlyph stone={columnId === null ? -1 : stoneOf[columnId]} />
      ) : (
        <CircleCheck aria-label={m.search_is_done()} />
      )}
      <span className={styles.text}>
        <span className={styles.name} dir="auto">
          <MarkedText text={goal.name || m.goal_untitled()} words={words} />
        </span>
        {excerpt !== null && (
          <small className={styles.excerpt}>
            {foundIn === 'comments' ? (
              <MessageCircle aria-label={m.search_in_comment()} />
            ) : (
              <TextIcon aria-label={m.search_in_note()} />
            )}
            <span dir="auto">
              <MarkedText text={excerpt} words={words} />
            </span>
          </small>
        )}
      </span>
      {goal.color !== null && <i className={styles.dot} data-color={goal.color} />}
      <span className={styles.period}>{period ? period.title : m.goal_no_date()}</span>
    </span>
  );
}
