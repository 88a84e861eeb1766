import { freeColors } from '@cairn/core/goals/colors';
import { type GoalRow, isDivider, isDone } from '@cairn/core/goals/goal';
import { lifeOf } from '@cairn/core/accounts/settings';
import { hasRoom } from '@cairn/core/plans/limits';
import { isSamePeriod, periodOf } from '@cairn/core/time/periods';
import type { Person } from '../accounts/person.ts';
import { type Db, statement } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';

const countOpen = statement(`
  select count(*) as open from goals
  where scope_id = $1 and column_id = $2 and ($3::date is null or due_date between $3 and $4)
    and deleted_at is null and done_date is null and type is null and id <> $5`);

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
  const isNewColor = after.color !== null && after.color !== before?.color;
  if (!level.canUseColors && isNewColor && !freeColors.includes(after.color)) return { code: 'limit.colors' };
  if (level.goalsLimit === null || !comesIntoPeriod(before, after)) return null;
  const open = await openGoalsBeside(tx, person, after);
  return hasRoom(level.goalsLimit, open) ? null : { code: 'limit.goals', limit: level.goalsLimit };
}

const takesPlace = (goal: GoalRow) => goal.columnId !== null && !isDone(goal) && !isDivider(goal);

function comesIntoPeriod(before: GoalRow | null, after: GoalRow): boolean {
  if (!takesPlace(after)) return false;
  if (before === null || !takesPlace(before) || before.space !== after.space) return true;
  if (before.columnId !== after.columnId || before.columnId === null) return true;
  return !isSamePeriod(before.columnId, before.dueDate as string, after.dueDate as string);
}

async function openGoalsBeside(tx: Db, person: Person, goal: GoalRow): Promise<number> {
  const columnId = goal.columnId as NonNullable<GoalRow['columnId']>;
  const period = periodOf(columnId, goal.dueDate as string, lifeOf(person.settings));
  const isLife = columnId === 5;
  const values = [
    goal.space,
    columnId,
    isLife ? null : period.firstDate,
    isLife ? null : period.lastDate,
    goal.id,
  ];
  const [row] = await tx.rows<{ open: number }>(countOpen, values);
  return row?.open ?? 0;
}
