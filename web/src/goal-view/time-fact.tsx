import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { dayColumn } from '@cairn/core/time/horizons';
import { m } from '@cairn/words/messages';
import Clock from 'lucide-react/icons/clock';
import { clockTimes } from '../goals/clock-time.ts';
import { usePlanning } from '../goals/planning.ts';
import { TimeSurface } from '../periods/later-surfaces.tsx';
import { FactChip } from './fact-chip.tsx';

export function TimeFact({ goal }: { readonly goal: GoalView }) {
  const planning = usePlanning();
  if (goal.columnId !== dayColumn || isDivider(goal)) return null;
  const time = goal.datetimeFr === null ? null : clockTimes(goal.datetimeFr, goal.datetimeTo, planning);
  return (
    <FactChip
      goal={goal}
      surface={TimeSurface}
      look={time === null ? 'addable' : 'fact'}
      icon={<Clock />}
      disabled={goal.locked}
      aria-label={time === null ? m.time_title() : m.time_of({ time })}
    >
      {time ?? m.time_title()}
    </FactChip>
  );
}
