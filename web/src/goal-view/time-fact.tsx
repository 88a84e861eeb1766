import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { dayColumn } from '@cairn/core/time/horizons';
import { m } from '@cairn/words/messages';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import { clockTimes } from '../goals/clock-time.ts';
import { durationText } from '../goals/duration-text.ts';
import { usePlanning } from '../goals/planning.ts';
import { TimeSurface } from '../periods/later-surfaces.tsx';
import { FactChip } from './fact-chip.tsx';

/** The time of a goal, or its planned length. Only a goal of a day can get a time. */
export function TimeFact({ goal }: { readonly goal: GoalView }) {
  const planning = usePlanning();
  const isOfDay = goal.columnId === dayColumn;
  const isTimed = goal.datetimeFr !== null;
  if (isDivider(goal) || (isTimed && !isOfDay)) return null;
  const time = goal.datetimeFr === null ? null : clockTimes(goal.datetimeFr, goal.datetimeTo, planning);
  const duration = isTimed || goal.durationMinutes === null ? null : durationText(goal.durationMinutes);
  const addable = isOfDay ? m.time_title() : m.time_duration();
  return (
    <FactChip
      goal={goal}
      surface={TimeSurface}
      look={time === null && duration === null ? 'addable' : 'fact'}
      icon={isTimed || (isOfDay && duration === null) ? <Clock /> : <Hourglass />}
      aria-label={
        time !== null ? m.time_of({ time }) : duration !== null ? m.time_duration_of({ duration }) : addable
      }
    >
      {time ?? duration ?? addable}
    </FactChip>
  );
}
