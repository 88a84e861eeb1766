import { type DateOnly, daysBetween } from '../time/date-only.ts';
import { type Period, periodOf } from '../time/periods.ts';
import { type GoalRow, isDivider } from './goal.ts';

type Figured = Pick<GoalRow, 'type' | 'columnId' | 'dueDate' | 'doneDate' | 'carriedCount'>;

export interface PeriodFigures<Goal> {
  readonly done: number;
  /** One figure for each day. */
  readonly doneByDay: readonly number[];
  /** Not done, and their own period ended here. Goals of days may have moved on to today since. */
  readonly open: readonly Goal[];
  /** How many of the open goals have moved on to a later day. */
  readonly carried: number;
}

/** Returns the goals that were done on the days of a period, and those that were left open. */
export function periodFigures<Goal extends Figured>(
  goals: readonly Goal[],
  { firstDate, lastDate }: Pick<Period, 'firstDate' | 'lastDate'>,
  today: DateOnly,
): PeriodFigures<Goal> {
  const isWithin = (date: DateOnly) => firstDate <= date && date <= lastDate;
  const doneByDay = Array.from({ length: daysBetween(firstDate, lastDate) + 1 }, () => 0);
  const open: Goal[] = [];
  for (const goal of goals) {
    const { columnId, dueDate, doneDate, carriedCount } = goal;
    if (isDivider(goal)) continue;
    if (doneDate !== null) {
      if (isWithin(doneDate)) add(doneByDay, daysBetween(firstDate, doneDate));
      continue;
    }
    if (columnId === null || dueDate === null || columnId === 5) continue;
    const hasMovedOn = columnId === 1 && carriedCount > 0 && lastDate < dueDate && dueDate <= today;
    if (hasMovedOn || isWithin(periodOf(columnId, dueDate).lastDate)) open.push(goal);
  }
  return {
    done: doneByDay.reduce((sum, each) => sum + each, 0),
    doneByDay,
    open,
    carried: open.filter(({ carriedCount }) => carriedCount > 0).length,
  };
}

function add(figures: number[], at: number): void {
  figures[at] = (figures[at] ?? 0) + 1;
}
