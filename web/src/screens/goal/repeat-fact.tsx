import { useSeries } from '@cairn/client/react/repeat';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { standsElsewhere } from '@cairn/core/recurrence/occurrence-dates';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { isSame } from '@cairn/core/same';
import { Chip } from '@cairn/ui/chip';
import { m } from '@cairn/words/messages';
import Repeat from 'lucide-react/icons/repeat';
import { lazy, Suspense, useState } from 'react';
import { seriesQuestion } from '../../goals/attention.ts';
import { usePlanning } from '../../goals/planning.ts';
import { seriesText } from '../../pickers/repeat-text.ts';

const RepeatSurface = lazy(() =>
  import('../../periods/repeat-surface.tsx').then((part) => ({ default: part.RepeatSurface })),
);

/** How a goal repeats, and where to change that; what was changed in this one alone can be said for others. */
export function RepeatFact({ goal }: { readonly goal: GoalView }) {
  const planning = usePlanning();
  const series = useSeries(goal);
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (isDivider(goal)) return null;
  const often = series && goal.recurrence ? seriesText(series, goal.recurrence.originalDate, planning) : null;
  const own = series ? ownPart(goal, series) : null;
  return (
    <>
      <Chip
        look={often === null ? 'addable' : 'fact'}
        icon={<Repeat />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={often === null ? m.repeat() : `${m.repeat()}: ${often}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {often ?? m.repeat()}
      </Chip>
      {own && (
        <Chip look="option" onClick={() => seriesQuestion.set({ key: goal.key, edit: own })}>
          {m.repeat_only_here()}
        </Chip>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <RepeatSurface goal={goal} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What of an open goal differs from its repetitions; null when nothing does. */
function ownPart(goal: GoalView, series: RecurrenceRow) {
  if (goal.doneDate !== null) return null;
  const own = {
    ...(goal.name === series.name ? {} : { name: goal.name }),
    ...(goal.color === series.color ? {} : { color: goal.color }),
    ...(isSame(goal.tags, series.tags) ? {} : { tags: goal.tags }),
    ...(standsElsewhere(goal, series) ? { columnId: goal.columnId, dueDate: goal.dueDate } : {}),
  };
  return Object.keys(own).length === 0 ? null : own;
}
