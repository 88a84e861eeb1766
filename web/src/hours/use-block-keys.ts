import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import { type DayBlock, movedBlock, steppedBlock, stretchedBlock } from '@cairn/core/time/day-blocks';
import type { KeyboardEvent } from 'react';
import { goalMenu } from '../goals/ui-requests.ts';
import { type DayTime, firstFreeBlock, timeWithUndo } from '../goals/day-times.ts';
import { usePlanning } from '../goals/planning.ts';
import { removeGoal } from '../goals/remove-goal.ts';
import { neighbourKey } from '../goals/row-walk.ts';
import { focusSoon } from './focus-soon.ts';

interface KeyedGoal {
  readonly goal: GoalView;
  readonly date: DateOnly;
  /** The shown block; null for a goal in the strip. */
  readonly block: DayBlock | null;
  readonly isAlone: boolean;
  readonly onPage: (step: 1 | -1) => void;
}

/**
 * Arrow keys move a goal by ten minutes or a day; with Shift or Alt, its end. A goal in the strip moves to
 * the first free time. Enter opens the goal.
 */
export function useBlockKeys(keyed: KeyedGoal): (event: KeyboardEvent<HTMLElement>) => void {
  const cairn = useCairn();
  const planning = usePlanning();
  const { goal, date, block, isAlone, onPage } = keyed;

  const put = (place: DayTime) => {
    if (!timeWithUndo(cairn, goal.key, place, planning, false)) return;
    if (isAlone && place.date !== date) onPage(place.date > date ? 1 : -1);
    focusSoon(cairn.replica.keyOf(goal.key));
  };

  return (event) => {
    if (event.ctrlKey || event.metaKey) return;
    const place = placeByKey(event, { date, block }, () => firstFreeBlock(cairn, date, goal));
    const row = event.currentTarget;
    const act = place
      ? () => put(place)
      : event.key === '/'
        ? () => goalMenu.set({ key: goal.key, anchor: row })
        : event.key === 'Delete' || event.key === 'Backspace'
          ? () => {
              const next =
                neighbourKey(row.closest('li') ?? row, 1) ?? neighbourKey(row.closest('li') ?? row, -1);
              removeGoal(cairn, goal);
              if (next !== null && !goal.recurrence) focusSoon(next);
            }
          : null;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

/** Returns null for other keys. */
function placeByKey(event: KeyboardEvent, { date, block }: DayTime, free: () => DayBlock): DayTime | null {
  const [steps, days] = stepsOf[event.key] ?? [0, 0];
  if (days !== 0) return { date: plusDays(date, days), block: block && movedBlock(block, block.from) };
  if (steps === 0) return null;
  if (!block) return steps > 0 ? { date, block: free() } : null;
  const stretches = event.shiftKey || event.altKey;
  return { date, block: stretches ? stretchedBlock(block, steps) : steppedBlock(block, steps) };
}

const stepsOf: Readonly<Record<string, readonly [steps: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
