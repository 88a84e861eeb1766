import { useSeries } from '@cairn/client/react/repeat';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { standsElsewhere } from '@cairn/core/recurrence/stands-elsewhere';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { isSame } from '@cairn/core/same';
import { Chip } from '@cairn/ui/chip';
import { m } from '@cairn/words/messages';
import Repeat from 'lucide-react/icons/repeat';
import { seriesQuestion } from '../goals/ui-requests.ts';
import { usePlanning } from '../goals/planning.ts';
import { RepeatSurface } from '../periods/later-surfaces.tsx';
import { seriesText } from '../pickers/repeat-text.ts';
import { FactChip } from './fact-chip.tsx';

export function RepeatFact({ goal }: { readonly goal: GoalView }) {
  const planning = usePlanning();
  const series = useSeries(goal);
  if (isDivider(goal)) return null;
  const often = series && goal.recurrence ? seriesText(series, goal.recurrence.originalDate, planning) : null;
  const own = series ? ownPart(goal, series) : null;
  return (
    <>
      <FactChip
        goal={goal}
        surface={RepeatSurface}
        look={often === null ? 'addable' : 'fact'}
        icon={<Repeat />}
        aria-label={often === null ? m.repeat() : `${m.repeat()}: ${often}`}
      >
        {often ?? m.repeat()}
      </FactChip>
      {own && !goal.locked && (
        <Chip look="option" onClick={() => seriesQuestion.set({ key: goal.key, edit: own })}>
          {m.repeat_only_here()}
        </Chip>
      )}
    </>
  );
}

/** Returns the values that differ from the series; null if there are none, or the goal is done. */
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
