import type { GoalOfClimb, StartedClimb } from '@cairn/client/replica/started-climbs';
import { useCairn } from '@cairn/client/react/cairn-context';
import { CheckBox } from '@cairn/ui/check-box';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { clockTimes } from '../goals/clock-time.ts';
import { isClosed, lockText, sayLocked } from '../goals/locked-goal.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedSchedule, usePlanning } from '../goals/planning.ts';
import { tick } from '../goals/tick.ts';
import styles from './next-step.module.css';

interface NextStepProps {
  readonly climb: Pick<StartedClimb, 'climb'>;
  readonly goal: GoalOfClimb;
}

/** The step of a running climb that is to be done next, which can be ticked here. */
export function NextStep({ climb, goal }: NextStepProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const name = goal.name || m.goal_untitled();
  const isLocked = isClosed(goal);
  const open = () => (isLocked ? sayLocked(goal, planning) : openGoal(goal.key));
  return (
    <div
      className={styles.step}
      data-color={climb.climb.color}
      data-goal={goal.key}
      data-locked={isLocked || undefined}
    >
      {isLocked ? (
        <span className={styles.lock}>
          <Lock aria-hidden="true" />
        </span>
      ) : (
        <CheckBox
          label={m.goal_done_box({ name })}
          isChecked={goal.doneDate !== null}
          isColored
          isDisabled={goal.locked}
          onChange={(isDone) => tick(cairn, goal, isDone)}
        />
      )}
      <span className={styles.about}>
        {/* Benchmarks read this row's paint time. */}
        <span className={styles.name} dir="auto" {...{ elementtiming: 'goal' }}>
          {name}
        </span>
        {isLocked ? (
          <span className={styles.meta}>{lockText(goal, planning)}</span>
        ) : (
          <StepTime goal={goal} />
        )}
      </span>
      <IconButton label={m.climb_open_step({ name })} icon={<ChevronRight />} onClick={open} />
    </div>
  );
}

function StepTime({ goal: { columnId, dueDate, datetimeFr, datetimeTo } }: { readonly goal: GoalOfClimb }) {
  const planning = usePlanning();
  if (columnId === null || dueDate === null) return null;
  return (
    <span className={styles.meta}>
      <HorizonGlyph stone={stoneOf[columnId]} />
      {namedSchedule({ columnId, dueDate }, planning).title}
      {datetimeFr !== null && <span>{clockTimes(datetimeFr, datetimeTo, planning)}</span>}
    </span>
  );
}
