import { useShownTags } from '@cairn/client/react/shown-tags';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isLate } from '@cairn/core/goals/late-goals';
import { dayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import CloudOff from 'lucide-react/icons/cloud-off';
import ListTree from 'lucide-react/icons/list-tree';
import Lock from 'lucide-react/icons/lock';
import Repeat from 'lucide-react/icons/repeat';
import TextIcon from 'lucide-react/icons/text-align-start';
import { clockTimes } from './clock-time.ts';
import styles from './goal-row.module.css';
import { stoneOf } from './period-words.ts';
import { namedPeriod, type Planning } from './planning.ts';

/** Whether a goal has anything to say below its title. */
export function hasMeta(goal: GoalView, showsPeriod: boolean, planning: Planning): boolean {
  return (
    goal.datetimeFr !== null ||
    goal.recurrence !== null ||
    goal.subgoalCount > 0 ||
    goal.richThoughts !== null ||
    goal.tags.length > 0 ||
    goal.locked ||
    goal.sync === 'failed' ||
    isLate(goal, planning.today) ||
    (showsPeriod && goal.columnId !== null)
  );
}

/** The small line under a title, in the order of `language.md` §5. */
export function GoalMeta({
  goal,
  showsPeriod,
  planning,
}: {
  goal: GoalView;
  showsPeriod: boolean;
  planning: Planning;
}) {
  return (
    <div className={styles.meta}>
      {goal.datetimeFr !== null && (
        <span className={styles.time}>{clockTimes(goal.datetimeFr, goal.datetimeTo, planning)}</span>
      )}
      {goal.recurrence !== null && (
        <span>
          <Repeat />
          <span className="sr-only">{m.repeats()}</span>
        </span>
      )}
      {showsPeriod && goal.columnId !== null && goal.dueDate !== null && (
        <span className={styles.time}>
          <HorizonGlyph stone={stoneOf[goal.columnId]} />
          {namedPeriod(periodOf(goal.columnId, goal.dueDate, planning.life), planning).title}
        </span>
      )}
      {isLate(goal, planning.today) && <span className={styles.late}>{m.period_late()}</span>}
      {goal.subgoalCount > 0 && (
        <span>
          <ListTree />
          {m.goal_subgoal_count({ count: goal.subgoalCount })}
        </span>
      )}
      {goal.richThoughts !== null && (
        <span>
          <TextIcon />
          <span className="sr-only">{m.goal_has_note()}</span>
        </span>
      )}
      {goal.tags.length > 0 && <GoalTags goal={goal} />}
      {goal.locked && (
        <span>
          <Lock />
          {goal.lockedTillDatetime === null
            ? m.goal_locked()
            : m.goal_unlocks({
                date: dayName(goal.lockedTillDatetime.slice(0, 10), planning.today, planning.locale),
              })}
        </span>
      )}
      {goal.sync === 'failed' && (
        <span className={styles.failed} data-tip={goal.public ? m.goal_public() : m.goal_not_synced_notice()}>
          <CloudOff />
          {m.goal_not_synced()}
        </span>
      )}
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
