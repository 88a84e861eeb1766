import { type PlannedHorizon, plannedHorizons } from '@cairn/core/climbs/plan-summary';
import type { PlannedGoal } from '@cairn/core/climbs/planned-goals';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, lifeColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { stoneOf } from '../goals/period-words.ts';
import { namedPeriod, type Planning, usePlanning } from '../goals/planning.ts';
import styles from './planned-horizons.module.css';

/** Returns “4 weeks”, for goals in each period. */
const addedText: Readonly<Record<ColumnId, (count: number) => string>> = {
  1: (count) => m.climb_adds_days({ count }),
  2: (count) => m.climb_adds_weeks({ count }),
  3: (count) => m.climb_adds_months({ count }),
  4: (count) => m.climb_adds_years({ count }),
  5: () => m.climb_adds_life(),
  6: (count) => m.climb_adds_quarters({ count }),
  7: (count) => m.climb_adds_decades({ count }),
};

/** How many goals a climb adds to each horizon, and to which periods. */
export function PlannedHorizons({ planned }: { readonly planned: readonly PlannedGoal[] }) {
  const planning = usePlanning();
  return (
    <ul className={styles.horizons}>
      {plannedHorizons(planned).map((horizon) => (
        <li key={horizon.columnId}>
          <HorizonGlyph stone={stoneOf[horizon.columnId]} />
          <b>{addedText[horizon.columnId](horizon.goals)}</b>
          {horizon.columnId !== lifeColumn && <span>{periodsText(horizon, planning)}</span>}
        </li>
      ))}
    </ul>
  );
}

function periodsText({ columnId, firstDate, lastDate }: PlannedHorizon, planning: Planning): string {
  const nameOf = (date: DateOnly) => namedPeriod(periodOf(columnId, date), planning).title;
  const [first, last] = [nameOf(firstDate), nameOf(lastDate)];
  return first === last ? first : m.climb_from_to({ first, last });
}
