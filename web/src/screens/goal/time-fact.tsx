import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { dayColumn } from '@cairn/core/time/horizons';
import { Chip } from '@cairn/ui/chip';
import { m } from '@cairn/words/messages';
import Clock from 'lucide-react/icons/clock';
import { lazy, Suspense, useState } from 'react';
import { clockTimes } from '../../goals/clock-time.ts';
import { usePlanning } from '../../goals/planning.ts';

const TimeSurface = lazy(() =>
  import('../../periods/time-surface.tsx').then((part) => ({ default: part.TimeSurface })),
);

/** When a goal of a day begins and ends, and where to change that. */
export function TimeFact({ goal }: { readonly goal: GoalView }) {
  const planning = usePlanning();
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (goal.columnId !== dayColumn || isDivider(goal)) return null;
  const time = goal.datetimeFr === null ? null : clockTimes(goal.datetimeFr, goal.datetimeTo, planning);
  return (
    <>
      <Chip
        look={time === null ? 'addable' : 'fact'}
        icon={<Clock />}
        disabled={goal.locked}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={time === null ? m.time_title() : m.time_of({ time })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {time ?? m.time_title()}
      </Chip>
      {anchor && (
        <Suspense fallback={null}>
          <TimeSurface goal={goal} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
