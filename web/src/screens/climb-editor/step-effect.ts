import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { type PlannedHorizon, plannedHorizons } from '@cairn/core/climbs/plan-summary';
import { goalsCountOf, plannedGoals } from '@cairn/core/climbs/planned-goals';
import { type DateOnly, yearOf } from '@cairn/core/time/date-only';
import { dayColumn, lifeColumn, monthColumn, quarterColumn, weekColumn } from '@cairn/core/time/horizons';
import { dayName, rangeName, weekdayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { refusalSentence } from '@cairn/words/refusals';
import { stepWhen } from '../../climbs/own-climb-words.ts';
import { namedPeriod, type Planning } from '../../goals/planning.ts';

type Span = Pick<PlannedHorizon, 'columnId' | 'firstDate' | 'lastDate'>;

/**
 * Returns sentences about the goals of a step, or why it makes none.
 *
 * @param waits whether the step opens only when the step before is done
 */
export function stepEffect(
  step: ClimbStep,
  start: DateOnly,
  planning: Planning,
  waits: boolean,
): readonly string[] {
  if (!step.enabled) return [m.climb_effect_off()];
  const goals = plannedGoals([step], start, planning.life);
  if (!goals.ok) return [refusalSentence(goals.refusal.code)];
  const made = m.climb_effect_goals({ count: goalsCountOf(step), when: stepWhen(step) });
  const dates = plannedHorizons(goals.value)
    .filter(({ columnId }) => columnId !== lifeColumn)
    .map((span) =>
      m.climb_effect_dates({ start: startName(start, planning), dates: spanText(span, planning) }),
    );
  return [made, ...dates, ...(waits ? [m.climb_effect_in_order()] : [])];
}

function startName(start: DateOnly, { today, locale }: Planning): string {
  return `${weekdayName(start, locale)}, ${dayName(start, today, locale)}`;
}

/** Returns from the first to the last period of goals in one horizon. */
function spanText({ columnId, firstDate, lastDate }: Span, planning: Planning): string {
  const { today, locale, life } = planning;
  const from = periodOf(columnId, firstDate, life);
  const to = periodOf(columnId, lastDate, life);
  if (columnId === dayColumn || columnId === weekColumn)
    return from.firstDate === to.lastDate
      ? startName(from.firstDate, planning)
      : rangeName(from.firstDate, to.lastDate, today, locale);
  const names = [from, to].map((period) => {
    const { title, subtitle } = namedPeriod(period, planning);
    if (columnId === monthColumn) return `${title} ${subtitle}`;
    return columnId === quarterColumn ? `${title} ${yearOf(period.firstDate)}` : title;
  });
  return [...new Set(names)].join(' – ');
}
