import { isWritingRole } from './writing-role.ts';
import type { RefusalCode } from '@cairn/contract/refusals';
import { mayWrite } from '@cairn/core/spaces/may-write';
import type { Role, Standing } from '@cairn/core/spaces/roles';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';

export interface MembershipFact {
  readonly role: Role;
  readonly hasLeft: boolean;
  readonly endedWithSpace: boolean;
}

/** SQL; null for a person who never was a member. */
export function membershipJson(scope: string, personId: string): string {
  return `(select json_build_object('role', m.role, 'hasLeft', m.deleted_at is not null,
    'endedWithSpace', m.ended_with_space)
    from memberships m where m.scope_id = ${scope} and m.user_id = ${personId})`;
}

export function standingOf(membership: MembershipFact | null): Standing {
  if (membership === null) return { kind: 'stranger' };
  if (membership.endedWithSpace) return { kind: 'spaceDeleted' };
  return membership.hasLeft ? { kind: 'left' } : { kind: 'member', role: membership.role };
}

const select = statement<{ membership: MembershipFact | null }>(
  `select ${membershipJson('$1', '$2')} as membership`,
);

export async function standingIn(db: Db, scopeId: string, personId: string): Promise<Standing> {
  if (!isId(scopeId)) return { kind: 'stranger' };
  const [row] = await db.rows(select, [scopeId, personId]);
  return standingOf(row?.membership ?? null);
}

const selectWritable = statement<{ id: string }>(`
  select scope_id as id from memberships
  where scope_id = any($1::uuid[]) and user_id = $2 and deleted_at is null and ${isWritingRole('role')}`);

export async function writableAmong(
  db: Db,
  spaceIds: readonly string[],
  personId: string,
): Promise<readonly string[]> {
  return (await db.rows(selectWritable, [spaceIds, personId])).map(({ id }) => id);
}

/**
 * Returns null for a member. Former members learn that they left, or that the space was deleted.
 *
 * @param unknown code for people who never were members
 */
export function standingRefusal(
  { rules }: Pick<ServerContext, 'rules'>,
  standing: Standing,
  unknown: RefusalCode,
): Refusal | null {
  if (standing.kind === 'member') return null;
  if (standing.kind === 'stranger' || !rules.spaceLeft) return { code: unknown };
  return { code: standing.kind === 'left' ? 'space.left' : 'space.deleted' };
}

/** Like {@link standingRefusal}, and refuses viewers. */
export function writingRefusal(
  context: Pick<ServerContext, 'rules'>,
  standing: Standing,
  unknown: RefusalCode,
): Refusal | null {
  return (
    standingRefusal(context, standing, unknown) ?? (mayWrite(standing) ? null : { code: 'space.readOnly' })
  );
}

export function isFormerMember({ code }: Refusal): boolean {
  return code === 'space.left' || code === 'space.deleted';
}

/** Returns the space if the person may write there. */
export async function writableSpace(
  context: ServerContext,
  spaceId: string,
  personId: string,
): Promise<Outcome<string, Refusal>> {
  const refusal = writingRefusal(context, await standingIn(context.db, spaceId, personId), 'space.unknown');
  if (refusal === null) return accepted(spaceId);
  return refusal.code === 'space.readOnly'
    ? refused({ ...refusal, space: spaceId, errors: { space: () => m.refusal_space_read_only() } })
    : refused({ ...refusal, errors: { space: () => m.field_space_not_yours() } });
}
