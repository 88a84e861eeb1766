import type { GoalRow } from '@cairn/core/goals/goal';
import type { Standing } from '@cairn/core/spaces/roles';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { knownSeries } from '../recurrences/recurrence-rows.ts';
import { type MembershipFact, membershipJson, standingOf } from '../space-access/standing.ts';
import { hasOthers } from './auto-follow.ts';
import {
  type GoalRelations,
  parentsJson,
  refValues,
  subgoalsJson,
  type WantedParent,
  wantedParentJson,
} from './goal-relations.ts';
import { isFollowedBy, isMutedBy } from './watch-text.ts';
import { type WantedList, wantedListJson } from './wanted-list.ts';

export interface Twin {
  readonly row: GoalRow;
  /** Also true if the goal moved to a space that its author does not belong to. */
  readonly isDeleted: boolean;
  readonly relations: GoalRelations;
}

export interface BatchFacts {
  readonly standings: ReadonlyMap<string, Standing>;
  readonly shared: ReadonlySet<string>;
  /** Goals that an earlier request created, by temporary id. */
  readonly twins: ReadonlyMap<string, Twin>;
  /** Existing parents, by space and by the id in the request. */
  readonly parents: ReadonlyMap<string, WantedParent>;
  readonly series: ReadonlySet<string>;
  /** Members' codes, keyed by {@link inSpace}. */
  readonly members: ReadonlySet<string>;
  readonly lists: ReadonlyMap<string, WantedList>;
}

export const inSpace = (space: string, name: string): string => `${space} ${name}`;

export interface NamedInBatch {
  readonly spaces: readonly string[];
  readonly tempIds: readonly string[];
  readonly series: readonly string[];
  readonly parents: readonly { readonly space: string; readonly ref: string }[];
  readonly assignees: readonly string[];
  readonly lists: readonly string[];
}

const selectStandings = statement<{ space: string; membership: MembershipFact | null; isShared: boolean }>(`
  select space, ${membershipJson('space', '$2')} as membership, ${hasOthers('space', '$2')} as "isShared"
  from unnest($1::uuid[]) as wanted (space)`);

const selectTwins = statement<Twin>(`
  select (g.wire || '}')::json as row, g.deleted_at is not null or not exists (
      select from memberships m where m.scope_id = g.scope_id and m.user_id = $3 and m.deleted_at is null
    ) as "isDeleted", json_build_object(
    'parents', ${parentsJson('g')}, 'subgoals', ${subgoalsJson('g')}, 'commentsCount', g.comments_count,
    'isFollowing', ${isFollowedBy('$3', 'g.id', 'g.recurrence_id')},
    'isMuted', ${isMutedBy('$3', 'g.id', 'g.recurrence_id')}) as relations
  from goals g where g.created_by = $1 and g.temp_id = any($2::text[]) and g.moved_to is null`);

const selectParents = statement<{ space: string; ref: string; parent: WantedParent | null }>(`
  select wanted.space, wanted.ref, ${wantedParentJson('wanted.space', 'wanted.id', '$4', 'wanted.ref')} as parent
  from unnest($1::uuid[], $2::text[], $3::uuid[]) as wanted (space, ref, id)`);

const selectMembers = statement<{ space: string; code: string }>(`
  select m.scope_id as space, u.code from memberships m join users u on u.id = m.user_id
  where m.scope_id = any($1::uuid[]) and m.deleted_at is null and u.code = any($2::text[])`);

const selectLists = statement<{ ref: string; list: WantedList | null }>(`
  select wanted.ref, ${wantedListJson('wanted.id', '$3', 'wanted.ref')} as list
  from unnest($1::text[], $2::uuid[]) as wanted (ref, id)`);

export async function batchFacts(
  tx: Db,
  person: { readonly id: string; readonly code: string },
  { spaces, tempIds, series, parents, assignees, lists }: NamedInBatch,
): Promise<BatchFacts> {
  const [standings, twins, found, members, known, listed] = await Promise.all([
    tx.rows(selectStandings, [spaces, person.id]),
    tx.rows(selectTwins, [person.code, tempIds, person.id]),
    tx.rows(selectParents, [
      parents.map(({ space }) => space),
      parents.map(({ ref }) => ref),
      parents.map(({ ref }) => refValues(ref)[0]),
      person.code,
    ]),
    tx.rows(selectMembers, [spaces, assignees]),
    knownSeries(tx, series),
    lists.length === 0
      ? []
      : tx.rows(selectLists, [lists, lists.map((ref) => (isId(ref) ? ref : null)), person.code]),
  ]);
  return {
    standings: new Map(standings.map(({ space, membership }) => [space, standingOf(membership)])),
    shared: new Set(standings.flatMap(({ space, isShared }) => (isShared ? [space] : []))),
    twins: new Map(twins.map((twin) => [twin.row.tempId as string, twin])),
    parents: new Map(
      found.flatMap(({ space, ref, parent }) => (parent ? [[inSpace(space, ref), parent] as const] : [])),
    ),
    series: known,
    members: new Set(members.map(({ space, code }) => inSpace(space, code))),
    lists: new Map(listed.flatMap(({ ref, list }) => (list ? [[ref, list] as const] : []))),
  };
}
