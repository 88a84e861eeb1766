import { useGoal } from '@cairn/client/react/goal';
import { offeredPeriods } from '@cairn/core/goals/offered-periods';
import type { Schedule } from '@cairn/core/goals/schedule';
import { scheduleOf } from '@cairn/core/goals/schedule-edit';
import { dayColumn } from '@cairn/core/time/horizons';
import { Chip } from '@cairn/ui/chip';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { stoneOf } from '../goals/period-words.ts';
import { namedSchedule, usePlanning } from '../goals/planning.ts';
import styles from './recognised-parts.module.css';

interface OfferedPeriodsProps {
  readonly parent: string;
  readonly chosen: Schedule | undefined;
  readonly onChoose: (schedule: Schedule | undefined) => void;
}

/** Offers a period to a new subgoal. A second click takes it back. */
export function OfferedPeriods({ parent, chosen, onChoose }: OfferedPeriodsProps) {
  const planning = usePlanning();
  const { goal } = useGoal(parent);
  if (!goal) return null;
  return (
    <div className={styles.parts}>
      {offeredPeriods(scheduleOf(goal), planning.today, planning.life).map((schedule) => {
        const { columnId, dueDate } = schedule;
        const { title } = namedSchedule({ columnId, dueDate }, planning);
        const isChosen = chosen?.columnId === columnId;
        return (
          <Chip
            key={columnId}
            look={isChosen ? 'active' : 'addable'}
            tabIndex={-1}
            icon={<HorizonGlyph stone={stoneOf[columnId]} isNow={columnId === dayColumn} />}
            aria-label={m.add_offer_period({ period: title })}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : schedule)}
          >
            {title}
          </Chip>
        );
      })}
    </div>
  );
}
