import { freeColors } from '@cairn/core/goals/colors';
import { type GoalRow, isDivider, isDone } from '@cairn/core/goals/goal';
import { lifeOf } from '@cairn/core/accounts/settings';
import { hasRoom } from '@cairn/core/plans/limits';
import { isSamePeriod, periodOf } from '@cairn/core/time/periods';
import type { Person } from '../context/person.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { mayExceedPlan } from '../imports/import-room.ts';
import type { Refusal } from '../base/refusal.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';

const isCounted = 'g.deleted_at is null and g.done_date is null and g.type is null and g.id <> p.without';

const countOpen = statement<{ open: number }>(`
  select case when p.bucket_id is not null then (
    select count(*) from goals g
    where g.scope_id = p.space and g.bucket_id = p.bucket_id and ${isCounted}
  ) else (
    select count(*) from goals g
    where g.scope_id = p.space and g.column_id = p.column_id
      and (p.first_date is null or g.due_date between p.first_date and p.last_date) and ${isCounted}
  ) end as open
  from unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::date[], $5::date[], $6::uuid[]) with ordinality
    as p (space, bucket_id, column_id, first_date, last_date, without, ord)
  order by p.ord`);

/**
 * Returns why a write exceeds the plan, or null (docs/product.md, "Limits of the free plan"). Only additions count: a
 * new goal in a period or list, a new colour, a longer note.
 *
 * @param before null for a new goal
 */
export async function limitRefusal(
  tx: Db,
  person: Person,
  before: GoalRow | null,
  after: GoalRow,
): Promise<Refusal | null> {
  const color = colorRefusal(person, before, after);
  if (color) return color;
  const text = await textRoomRefusal(
    tx,
    person,
    bytesOfText(after.richThoughts) - bytesOfText(before?.richThoughts),
  );
  const limited = limitedPlaces(person, before, after);
  if (limited.length === 0) return text;
  const open = await openGoalsIn(
    tx,
    limited.map(({ place }) => place),
  );
  const full = limited.find(({ limit }, at) => !hasRoom(limit, open[at] ?? 0));
  return full ? { code: full.code, limit: full.limit } : text;
}

/**
 * Returns why new goals that are written together exceed the plan's numbers of goals, or null. Either all are written or
 * none.
 */
export async function addedGoalsRefusal(
  tx: Db,
  person: Person,
  goals: readonly GoalRow[],
): Promise<Refusal | null> {
  const limited = goals.flatMap((goal) => limitedPlaces(person, null, goal));
  if (limited.length === 0) return null;
  const added = Map.groupBy(limited, ({ place }) => placeName(place));
  const places = [...added.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: 1 + others.length }] : [],
  );
  const open = await openGoalsIn(
    tx,
    places.map(({ place }) => place),
  );
  const full = places.find(({ limit, count }, at) => !hasRoom(limit, open[at] ?? 0, count));
  return full ? { code: full.code, limit: full.limit } : null;
}

/** An import may exceed the plan's number of goals, but no other limit. */
export async function isBeyondPlan(
  tx: Tx,
  person: Person,
  { tempId }: GoalRow,
  { code }: Refusal,
  now: number,
): Promise<boolean> {
  const isAboutPlace = code === 'limit.goals' || code === 'limit.bucketGoals';
  return isAboutPlace && (await mayExceedPlan(tx, person, tempId, now));
}

export function colorRefusal({ level }: Person, before: GoalRow | null, after: GoalRow): Refusal | null {
  const isNewColor = after.color !== null && after.color !== before?.color;
  return !level.canUseColors && isNewColor && !freeColors.includes(after.color)
    ? { code: 'limit.colors' }
    : null;
}

/** A list or a period, whose open goals are counted. `without` is not counted. */
export interface CountedPlace {
  readonly space: string;
  readonly bucketId: string | null;
  /** Null for a list. */
  readonly columnId: number | null;
  /** Null for a list, and for the period of a whole life. */
  readonly firstDate: string | null;
  readonly lastDate: string | null;
  readonly without: string;
}

export function placeName({ space, bucketId, columnId, firstDate }: CountedPlace): string {
  return [space, bucketId, columnId, firstDate].join(' ');
}

export interface LimitedPlace {
  readonly code: 'limit.goals' | 'limit.bucketGoals';
  readonly limit: number;
  readonly place: CountedPlace;
}

export function limitedPlaces(
  person: Person,
  before: GoalRow | null,
  after: GoalRow,
): readonly LimitedPlace[] {
  const { goalsLimit, bucketGoalsLimit } = person.level;
  const limited: LimitedPlace[] = [];
  if (goalsLimit !== null && standsInPeriod(after) && !stoodInPeriodOf(before, after))
    limited.push({ code: 'limit.goals', limit: goalsLimit, place: periodPlace(person, after) });
  if (bucketGoalsLimit !== null && standsInList(after) && !stoodInListOf(before, after))
    limited.push({ code: 'limit.bucketGoals', limit: bucketGoalsLimit, place: listPlace(after) });
  return limited;
}

const isOpen = (goal: GoalRow) => !isDone(goal) && !isDivider(goal);
const standsInPeriod = (goal: GoalRow) => goal.columnId !== null && isOpen(goal);
const standsInList = (goal: GoalRow) => goal.bucketId !== null && isOpen(goal);

function stoodInPeriodOf(before: GoalRow | null, after: GoalRow): boolean {
  if (before === null || !standsInPeriod(before) || before.space !== after.space) return false;
  if (before.columnId === null || before.columnId !== after.columnId) return false;
  return isSamePeriod(before.columnId, before.dueDate as string, after.dueDate as string);
}

function stoodInListOf(before: GoalRow | null, after: GoalRow): boolean {
  return (
    before !== null &&
    standsInList(before) &&
    before.bucketId === after.bucketId &&
    before.space === after.space
  );
}

function periodPlace(person: Person, goal: GoalRow): CountedPlace {
  const columnId = goal.columnId as NonNullable<GoalRow['columnId']>;
  const period = periodOf(columnId, goal.dueDate as string, lifeOf(person.settings));
  const isLife = columnId === 5;
  return {
    space: goal.space,
    bucketId: null,
    columnId,
    firstDate: isLife ? null : period.firstDate,
    lastDate: isLife ? null : period.lastDate,
    without: goal.id,
  };
}

function listPlace({ space, bucketId, id }: GoalRow): CountedPlace {
  return { space, bucketId, columnId: null, firstDate: null, lastDate: null, without: id };
}

export async function openGoalsIn(tx: Db, places: readonly CountedPlace[]): Promise<readonly number[]> {
  const rows = await tx.rows(countOpen, [
    places.map(({ space }) => space),
    places.map(({ bucketId }) => bucketId),
    places.map(({ columnId }) => columnId),
    places.map(({ firstDate }) => firstDate),
    places.map(({ lastDate }) => lastDate),
    places.map(({ without }) => without),
  ]);
  return rows.map(({ open }) => open);
}
