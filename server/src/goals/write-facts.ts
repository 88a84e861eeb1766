import type { Standing } from '@cairn/core/spaces/roles';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type MembershipFact, membershipJson, standingOf } from '../space-access/standing.ts';
import { isId } from '../base/ids.ts';
import { hasOthers } from './auto-follow.ts';
import { refValues, type WantedParent, wantedParentJson } from './goal-relations.ts';
import { type WantedList, wantedListJson } from './wanted-list.ts';

/** Read while the scope is locked. */
export interface WriteFacts {
  readonly standing: Standing;
  readonly isShared: boolean;
  /** True also for an editor of the goal's public board. */
  readonly isAssigneeMember: boolean;
  /** Null if the request has no known parent. */
  readonly parent: WantedParent | null;
  readonly list: WantedList | null;
}

export interface NamedInRequest {
  readonly assignee?: string | null;
  readonly parent?: string | null;
  readonly bucketId?: string | null;
  /** Id of the goal's current list. Editors of that list's board can be assigned too. */
  readonly standsOn?: string | null;
}

const select = statement<FactsRow>(`
  select ${membershipJson('$1', '$2')} as membership, ${hasOthers('$1', '$2')} as "isShared",
    exists (
      select from memberships m join users u on u.id = m.user_id
      where m.scope_id = $1 and m.deleted_at is null and u.code = $4
    ) or exists (
      select from buckets l join board_editors e on e.board_id = l.board_id join users u on u.id = e.user_id
      where l.scope_id = $1 and l.id = coalesce($7::uuid, $9::uuid) and l.deleted_at is null and u.code = $4
    ) as "isAssigneeMember",
    ${wantedParentJson('$1', '$5', '$3', '$6')} as parent,
    ${wantedListJson('$7', '$3', '$8')} as list`);

interface FactsRow {
  readonly membership: MembershipFact | null;
  readonly isShared: boolean;
  readonly isAssigneeMember: boolean;
  readonly parent: WantedParent | null;
  readonly list: WantedList | null;
}

export async function writeFacts(
  tx: Db,
  scopeId: string,
  person: { readonly id: string; readonly code: string },
  named: NamedInRequest,
): Promise<WriteFacts> {
  const [row] = await tx.rows(select, [
    scopeId,
    person.id,
    person.code,
    named.assignee ?? null,
    ...refValues(named.parent),
    named.bucketId && isId(named.bucketId) ? named.bucketId : null,
    named.bucketId ?? null,
    named.standsOn ?? null,
  ]);
  const { membership, ...facts } = row as FactsRow;
  return { standing: standingOf(membership), ...facts };
}
