import type { Standing } from '@cairn/core/spaces/roles';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type MembershipFact, membershipJson, standingOf } from '../spaces/standing.ts';
import { refValues, type WantedParent, wantedParentJson } from './goal-around.ts';

/** What a goal's write is decided on besides the goal, read while its scope is locked. */
export interface WriteFacts {
  readonly standing: Standing;
  /** Whether the wanted assignee belongs to the space. */
  readonly isAssigneeMember: boolean;
  /** Null when there is no such goal, or none is wanted. */
  readonly parent: WantedParent | null;
}

/** What a request names. */
export interface NamedInRequest {
  readonly assignee?: string | null;
  readonly parent?: string | null;
}

const select = statement(`
  select ${membershipJson('$1', '$2')} as membership,
    exists (
      select from memberships m join users u on u.id = m.user_id
      where m.scope_id = $1 and m.deleted_at is null and u.code = $4
    ) as "isAssigneeMember",
    ${wantedParentJson('$1', '$5', '$3', '$6')} as parent`);

interface FactsRow {
  readonly membership: MembershipFact | null;
  readonly isAssigneeMember: boolean;
  readonly parent: WantedParent | null;
}

/** Reads the facts for a write into a space. */
export async function writeFacts(
  tx: Db,
  scopeId: string,
  person: { readonly id: string; readonly code: string },
  named: NamedInRequest,
): Promise<WriteFacts> {
  const [row] = await tx.rows<FactsRow>(select, [
    scopeId,
    person.id,
    person.code,
    named.assignee ?? null,
    ...refValues(named.parent),
  ]);
  const { membership, isAssigneeMember, parent } = row as FactsRow;
  return { standing: standingOf(membership), isAssigneeMember, parent };
}
