import { occurrenceGoalId, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';

/** The parents and subgoals of a goal, by their ids, and what its viewer has to do with it. */
export interface GoalRelations {
  /** The chain above it, nearest first. */
  readonly parents: readonly string[];
  /** Those right below it, in their order. */
  readonly subgoals: readonly string[];
  /** Whether the viewer wants to hear of it. */
  readonly isFollowing: boolean;
  readonly commentsCount: number;
}

/** Those of a new goal. */
export const noRelations: GoalRelations = { parents: [], subgoals: [], isFollowing: false, commentsCount: 0 };

/**
 * SQL for the chain above a goal, nearest first, as a JSON array.
 *
 * A chain longer than a hundred is cut: it could only be a ring, which no write makes.
 */
export function parentsJson(goal: string): string {
  return `case when ${goal}.parent_id is null then '[]'::json else (
    with recursive above (id, parent_id, depth) as (
      select p.id, p.parent_id, 1 from goals p
      where p.scope_id = ${goal}.scope_id and p.id = ${goal}.parent_id and p.deleted_at is null
      union all
      select p.id, p.parent_id, depth + 1 from above join goals p
      on p.scope_id = ${goal}.scope_id and p.id = above.parent_id and p.deleted_at is null and depth < 100
    )
    select coalesce(json_agg(id order by depth), '[]'::json) from above
  ) end`;
}

/**
 * SQL for the goals right below a goal, in their order, as a JSON array.
 *
 * Most goals have none: looking first costs a tenth of gathering nothing.
 */
export function subgoalsJson(goal: string): string {
  const below = `from goals c
    where c.scope_id = ${goal}.scope_id and c.parent_id = ${goal}.id and c.deleted_at is null`;
  return `case when exists (select ${below}) then (
    select json_agg(c.id order by c.subgoal_sequence_no, c.created_at, c.id) ${below}
  ) else '[]'::json end`;
}

const selectRelations = statement<GoalRelations>(`
  select ${parentsJson('g')} as parents, ${subgoalsJson('g')} as subgoals,
    exists (select from follows f where f.user_id = $3 and f.goal_id = g.id) as "isFollowing",
    g.comments_count as "commentsCount"
  from goals g where g.scope_id = $1 and g.id = $2`);

/** Reads the relations of one goal. */
export async function goalRelations(
  db: Db,
  scopeId: string,
  id: string,
  viewerId: string,
): Promise<GoalRelations> {
  const [relations] = await db.rows(selectRelations, [scopeId, id, viewerId]);
  return relations ?? noRelations;
}

/**
 * SQL for the goal that a request names, by its id or by a temporary id of the same person, as a table.
 *
 * Two look-ups instead of one with "or", which would be planned as a walk through all goals.
 */
export function goalsNamed(id: string, personCode: string, tempId: string): string {
  return `(
    select * from goals where id = ${id} and moved_to is null
    union all
    select * from goals where created_by = ${personCode} and temp_id = ${tempId} and moved_to is null
  )`;
}

/** A goal that another one wants as its parent. */
export interface WantedParent {
  readonly id: string;
  readonly isInScope: boolean;
  readonly isDeleted: boolean;
  /** Itself and the chain above it, nearest first. */
  readonly chain: readonly string[];
  readonly columnId: ColumnId | null;
  readonly dueDate: DateOnly | null;
  readonly bucketId: string | null;
}

/** SQL for {@link WantedParent} as JSON; null when there is no such goal. */
export function wantedParentJson(scope: string, id: string, personCode: string, tempId: string): string {
  return `(select json_build_object(
      'id', p.id, 'isInScope', p.scope_id = ${scope}, 'isDeleted', p.deleted_at is not null,
      'columnId', p.column_id, 'dueDate', to_char(p.due_date, 'YYYY-MM-DD'), 'bucketId', p.bucket_id,
      'chain', (
        with recursive above (id, parent_id, depth) as (
          select p.id, p.parent_id, 1
          union all
          select q.id, q.parent_id, depth + 1 from above join goals q
          on q.scope_id = p.scope_id and q.id = above.parent_id and depth < 1000
        )
        select json_agg(id order by depth) from above
      ))
    from ${goalsNamed(id, personCode, tempId)} p limit 1)`;
}

/** The two values by which a statement finds what a request calls a goal: an id, and a temporary id. */
export function refValues(
  ref: string | null | undefined,
): readonly [id: string | null, tempId: string | null] {
  if (ref === null || ref === undefined) return [null, null];
  const occurrence = recurrenceRefFrom(ref);
  // Only a touched occurrence is found: it takes a touch to put something below it.
  if (occurrence?.kind === 'occurrence' && isId(occurrence.id))
    return [occurrenceGoalId(occurrence.id, occurrence.originalDate), ref];
  return [isId(ref) ? ref : null, ref];
}
