import { useShownTags } from '@cairn/client/react/shown-tags';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { scheduleOf } from '@cairn/core/goals/schedule-edit';
import { isLate } from '@cairn/core/goals/late-goals';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import ListTree from 'lucide-react/icons/list-tree';
import Repeat from 'lucide-react/icons/repeat';
import TextIcon from 'lucide-react/icons/text-align-start';
import type { ReactNode } from 'react';
import { clockTimes } from './clock-time.ts';
import styles from './goal-row.module.css';
import { stoneOf } from './period-words.ts';
import type { GoalPlace } from '../drag/zones.ts';
import { paintedPart } from '../base/quiet-part.tsx';
import { namedSchedule, type Planning } from './planning.ts';
import type { AddTargetProps, RowFactProps } from './row-facts.tsx';

export const RowFact = paintedPart<RowFactProps>(() =>
  import('./row-facts.tsx').then((part) => part.RowFact),
);

export const AddTarget = paintedPart<AddTargetProps>(() =>
  import('./row-facts.tsx').then((part) => part.AddTarget),
);

/** The line of facts below a title. Hidden if the goal has no facts (`goal-row.module.css`). */
export function GoalMeta({
  goal,
  place,
  showsPeriod,
  planning,
  time,
}: {
  goal: GoalView;
  place: GoalPlace;
  showsPeriod: boolean;
  planning: Planning;
  /** Replaces the times of the goal. */
  time: ReactNode;
}) {
  const showsBoard = !('list' in place);
  const schedule = showsPeriod ? scheduleOf(goal) : null;
  return (
    <div className={styles.meta}>
      {time ??
        (goal.datetimeFr !== null && (
          <span className={styles.time}>{clockTimes(goal.datetimeFr, goal.datetimeTo, planning)}</span>
        ))}
      {goal.datetimeFr === null && goal.durationMinutes !== null && (
        <RowFact what="duration" goal={goal} planning={planning} />
      )}
      {goal.recurrence !== null && (
        <span>
          <Repeat />
          <RowFact what="repeat" goal={goal} planning={planning} />
        </span>
      )}
      {schedule && (
        <span className={styles.time}>
          <HorizonGlyph stone={stoneOf[schedule.columnId]} />
          {namedSchedule(schedule, planning).title}
        </span>
      )}
      {showsBoard && goal.space !== planning.space && (
        <RowFact what="space" goal={goal} planning={planning} />
      )}
      {goal.climbStep !== null && <RowFact what="climb" goal={goal} planning={planning} />}
      {showsBoard && goal.bucketId !== null && <RowFact what="board" goal={goal} planning={planning} />}
      {!('parent' in place) && goal.parent !== null && (
        <RowFact what="parent" goal={goal} planning={planning} />
      )}
      {isLate(goal, planning.today) && <span className={styles.late}>{m.period_late()}</span>}
      {goal.subgoalCount > 0 && (
        <span>
          <ListTree />
          {m.goal_subgoal_count({ count: goal.subgoalCount })}
        </span>
      )}
      {goal.commentCount > 0 && <RowFact what="comments" goal={goal} planning={planning} />}
      {goal.richThoughts !== null && (
        <span>
          <TextIcon />
          <span className="sr-only">{m.goal_has_note()}</span>
        </span>
      )}
      {goal.tags.length > 0 && <GoalTags goal={goal} />}
      {goal.locked && <RowFact what="lock" goal={goal} planning={planning} />}
      {goal.sync === 'failed' && <RowFact what="sync" goal={goal} planning={planning} />}
    </div>
  );
}

function GoalTags({ goal }: { readonly goal: GoalView }) {
  return useShownTags(goal).map(({ tag, color }) => (
    <span key={tag} className={styles.tag} data-tag={color ?? 'grey'}>
      {tag}
    </span>
  ));
}
