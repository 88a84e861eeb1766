import type { MembershipRow } from '@cairn/contract/spaces';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { m } from '@cairn/words/messages';
import Palette from 'lucide-react/icons/palette';
import { dayName } from '@cairn/core/time/period-names';
import { FollowChip } from '../goals/following.tsx';
import { usePlanning } from '../goals/planning.ts';
import { ColorSurface } from '../periods/goal-surfaces.tsx';
import { useColorName } from '../pickers/use-color-name.ts';
import { AssigneeFact } from './assignee-fact.tsx';
import { FactChip } from './fact-chip.tsx';
import styles from './goal-content.module.css';
import { RepeatFact } from './repeat-fact.tsx';
import { TagFact } from './tag-fact.tsx';
import { TimeFact } from './time-fact.tsx';

interface GoalFactsProps {
  readonly goal: GoalView;
  readonly members: readonly MembershipRow[];
}

export function GoalFacts({ goal, members }: GoalFactsProps) {
  const { today, locale } = usePlanning();
  const nameOf = useColorName();
  const color = goal.color === null ? null : nameOf(goal.color);
  return (
    <div className={styles.facts}>
      <FactChip
        goal={goal}
        surface={ColorSurface}
        look={color === null && goal.locked ? 'addable' : 'fact'}
        icon={color === null ? <Palette /> : <i className={styles.dot} />}
        aria-label={`${m.goal_color()}: ${color ?? m.goal_no_color()}`}
      >
        {color ?? m.goal_color()}
      </FactChip>
      <TimeFact goal={goal} />
      <RepeatFact goal={goal} />
      <TagFact goal={goal} />
      <AssigneeFact goal={goal} members={members} />
      <FollowChip goal={goal} />
      {goal.doneDate !== null && (
        <span className={styles.fact}>{m.goal_done_on({ date: dayName(goal.doneDate, today, locale) })}</span>
      )}
    </div>
  );
}
