import { occurrenceGoalId, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { isFollowedBy, isMutedBy } from './watch-text.ts';

export interface GoalRelations {
  /** Ids of the goals above, nearest first. */
  readonly parents: readonly string[];
  readonly subgoals: readonly string[];
  readonly isFollowing: boolean;
  readonly isMuted: boolean;
  readonly commentsCount: number;
}

export const noRelations: GoalRelations = {
  parents: [],
  subgoals: [],
  isFollowing: false,
  isMuted: false,
  commentsCount: 0,
};

/** SQL for the ids as JSON, nearest parent first. The depth limit is a safeguard: no write creates a ring. */
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

/** SQL for the ids as JSON, in order. Most goals have none: checking first costs a tenth of aggregating nothing. */
export function subgoalsJson(goal: string): string {
  const below = `from goals c
    where c.scope_id = ${goal}.scope_id and c.parent_id = ${goal}.id and c.deleted_at is null`;
  return `case when exists (select ${below}) then (
    select json_agg(c.id order by c.subgoal_sequence_no, c.created_at, c.id) ${below}
  ) else '[]'::json end`;
}

const selectRelations = statement<GoalRelations>(`
  select ${parentsJson('g')} as parents, ${subgoalsJson('g')} as subgoals,
    ${isFollowedBy('$3', 'g.id', 'g.recurrence_id')} as "isFollowing",
    ${isMutedBy('$3', 'g.id', 'g.recurrence_id')} as "isMuted",
    g.comments_count as "commentsCount"
  from goals g where g.scope_id = $1 and g.id = $2`);

export async function goalRelations(
  db: Db,
  scopeId: string,
  id: string,
  viewerId: string,
): Promise<GoalRelations> {
  const [relations] = await db.rows(selectRelations, [scopeId, id, viewerId]);
  return relations ?? noRelations;
}

/** SQL table of goals by id or temporary id. With `or` instead of `union all`, PostgreSQL would scan all goals. */
export function goalsNamed(id: string, personCode: string, tempId: string): string {
  return `(
    select * from goals where id = ${id} and moved_to is null
    union all
    select * from goals where created_by = ${personCode} and temp_id = ${tempId} and moved_to is null
  )`;
}

export interface WantedParent {
  readonly id: string;
  readonly isInScope: boolean;
  readonly isDeleted: boolean;
  /** The parent and all goals above it, nearest first. */
  readonly chain: readonly string[];
  readonly columnId: ColumnId | null;
  readonly dueDate: DateOnly | null;
  readonly bucketId: string | null;
}

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

export function refValues(
  ref: string | null | undefined,
): readonly [id: string | null, tempId: string | null] {
  if (ref === null || ref === undefined) return [null, null];
  const occurrence = recurrenceRefFrom(ref);
  // An occurrence without a row is looked up by the id that its row would get.
  if (occurrence?.kind === 'occurrence' && isId(occurrence.id))
    return [occurrenceGoalId(occurrence.id, occurrence.originalDate), ref];
  return [isId(ref) ? ref : null, ref];
}
