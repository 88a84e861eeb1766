import { freeColors } from '@cairn/core/goals/colors';
import { type GoalRow, isDivider, isDone } from '@cairn/core/goals/goal';
import { lifeOf } from '@cairn/core/accounts/settings';
import { hasRoom } from '@cairn/core/plans/limits';
import { isSamePeriod, periodOf } from '@cairn/core/time/periods';
import type { Person } from '../accounts/person.ts';
import { type Db, statement } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';

const countOpen = statement(`
  select (select count(*) from goals g
    where g.scope_id = p.space and g.column_id = p.column_id
      and (p.first_date is null or g.due_date between p.first_date and p.last_date)
      and g.deleted_at is null and g.done_date is null and g.type is null and g.id <> p.without) as open
  from unnest($1::uuid[], $2::smallint[], $3::date[], $4::date[], $5::uuid[]) with ordinality
    as p (space, column_id, first_date, last_date, without, ord)
  order by p.ord`);

/**
 * Why a goal does not fit into what its writer's plan allows, or null when it does (`product.md` 5.3).
 *
 * What is there already stays usable: only a goal that comes newly into a period is counted, only a colour that is
 * newly given is judged.
 *
 * @param before the goal as it was; null for a new one
 */
export async function limitRefusal(
  tx: Db,
  person: Person,
  before: GoalRow | null,
  after: GoalRow,
): Promise<Refusal | null> {
  const { level } = person;
  const color = colorRefusal(person, before, after);
  if (color) return color;
  if (level.goalsLimit === null || !comesIntoPeriod(before, after)) return null;
  const [open = 0] = await openGoalsIn(tx, [placeOf(person, after)]);
  return hasRoom(level.goalsLimit, open) ? null : { code: 'limit.goals', limit: level.goalsLimit };
}

/** Why a goal may not have its colour, when it is a new one. */
export function colorRefusal({ level }: Person, before: GoalRow | null, after: GoalRow): Refusal | null {
  const isNewColor = after.color !== null && after.color !== before?.color;
  return !level.canUseColors && isNewColor && !freeColors.includes(after.color)
    ? { code: 'limit.colors' }
    : null;
}

/** Whether a goal counts: it stands in a period, open, and is no line between goals. */
export const takesPlace = (goal: GoalRow) => goal.columnId !== null && !isDone(goal) && !isDivider(goal);

function comesIntoPeriod(before: GoalRow | null, after: GoalRow): boolean {
  if (!takesPlace(after)) return false;
  if (before === null || !takesPlace(before) || before.space !== after.space) return true;
  if (before.columnId !== after.columnId || before.columnId === null) return true;
  return !isSamePeriod(before.columnId, before.dueDate as string, after.dueDate as string);
}

/** Where open goals are counted: a period of a space, without one goal. */
export interface CountedPlace {
  readonly space: string;
  readonly columnId: number;
  /** Null for life, which is one period. */
  readonly firstDate: string | null;
  readonly lastDate: string | null;
  readonly without: string;
}

/** The period that a goal takes a place in. */
export function placeOf(person: Person, goal: GoalRow): CountedPlace {
  const columnId = goal.columnId as NonNullable<GoalRow['columnId']>;
  const period = periodOf(columnId, goal.dueDate as string, lifeOf(person.settings));
  const isLife = columnId === 5;
  return {
    space: goal.space,
    columnId,
    firstDate: isLife ? null : period.firstDate,
    lastDate: isLife ? null : period.lastDate,
    without: goal.id,
  };
}

/** How many open goals stand in each of some places, in their order. */
export async function openGoalsIn(tx: Db, places: readonly CountedPlace[]): Promise<readonly number[]> {
  const rows = await tx.rows<{ open: number }>(countOpen, [
    places.map(({ space }) => space),
    places.map(({ columnId }) => columnId),
    places.map(({ firstDate }) => firstDate),
    places.map(({ lastDate }) => lastDate),
    places.map(({ without }) => without),
  ]);
  return rows.map(({ open }) => open);
}
