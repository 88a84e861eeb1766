import { deletionWords } from '@cairn/core/accounts/deletion-words';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { dropJobsAbout } from '../queue/job-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { dropScopes } from '../writes/drop-scopes.ts';
import { lockScopes } from '../writes/scope-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import { wrongPassword } from './change-password.ts';
import { knownPeople } from './known-people.ts';
import type { Person } from '../context/person.ts';

/** SQL for whether membership `m` holds, or would hold again after its deleted space is restored. */
const belongs = (m: string) => `(${m}.deleted_at is null or ${m}.ended_with_space)`;

const selectSpaces = statement<{ id: string }>(
  `select m.scope_id as id from memberships m where m.user_id = $1 and ${belongs('m')}`,
);

/** Spaces without other members are deleted with the account. */
const selectLonely = statement<{ id: string }>(`
  select m.scope_id as id from memberships m
  where m.user_id = $1 and ${belongs('m')} and not exists (
    select from memberships o where o.scope_id = m.scope_id and o.user_id <> $1 and ${belongs('o')})`);

/** Also ends memberships in deleted spaces: otherwise restoring the space would restore them. */
const leaveSpaces = statement(`
  update memberships m set deleted_at = $4, ended_with_space = false, modified_at = $4, version = n.version, rev = rev + 1
  from unnest($2::uuid[], $3::bigint[]) as n (scope_id, version)
  where m.scope_id = n.scope_id and m.user_id = $1`);

/** Goals of the person's climbs in shared spaces become plain goals. */
const leaveClimbs = statement(`
  update goals g set climb_is_left = true, modified_at = $4, version = n.version, rev = g.rev + 1
  from unnest($2::uuid[], $3::bigint[]) as n (scope_id, version), climb_subscriptions s
  where s.scope_id = $1 and g.climb_subscription_id = s.id and g.scope_id = n.scope_id and not g.climb_is_left
    and g.moved_to is null`);

/** A space without an owner goes to its oldest admin, or else its oldest editor. */
const handOver = statement(`
  update memberships m set role = 'OWNER', modified_at = $3, version = n.version, rev = rev + 1
  from unnest($1::uuid[], $2::bigint[]) as n (scope_id, version)
  where m.scope_id = n.scope_id and m.id = (
    select h.id from memberships h where h.scope_id = n.scope_id and ${belongs('h')}
    order by h.role <> 'OWNER', h.role <> 'ADMIN', h.created_at, h.id limit 1
  ) and m.role <> 'OWNER'`);

const dropKeys = statement('delete from idempotency_keys where user_id = $1');
const dropInvitations = statement('delete from invitations where invited_by = $1');
const dropTokens = statement('delete from verifications where value = $1');
/** Cascades to sessions, sign-in methods and settings. */
const dropUser = statement('delete from users where id = $1');

/** Needs a typed phrase and the password, which protects an unattended laptop. */
export async function deleteAccount(
  context: ServerContext,
  person: Person,
  { confirmation, password }: { readonly confirmation: string; readonly password: string },
): Promise<Outcome<null, Refusal>> {
  if (confirmation !== deletionWords) {
    return refused({
      code: 'settings.confirmation',
      errors: { confirmation: () => m.field_confirmation({ words: deletionWords }) },
    });
  }
  const wrong = await wrongPassword(context, person.id, 'password', password);
  if (wrong) return refused(wrong);
  await dropAccountOf(context, person.id);
  return accepted(null);
}

export async function dropAccountOf(context: ServerContext, personId: string): Promise<void> {
  const versions = await context.db.transact((tx) => dropAccount(tx, personId, new Date(context.now())));
  knownPeople(context.db.pool).forgetPerson(personId);
  for (const [scopeId, version] of versions) context.publish(scopeId, version);
}

async function dropAccount(tx: Db, id: string, at: Date): Promise<ReadonlyMap<string, number>> {
  const spaces = await tx.rows(selectSpaces, [id]);
  const versions = await lockScopes(tx, [id, ...spaces.map((space) => space.id)]);
  const lonely = (await tx.rows(selectLonely, [id])).map((space) => space.id);
  const shared = [...versions].filter(([scopeId]) => scopeId !== id && !lonely.includes(scopeId));
  const [sharedIds, sharedVersions] = [
    shared.map(([scopeId]) => scopeId),
    shared.map(([, version]) => version),
  ];
  // Before invitations, in the order in which a sent mail locks them.
  await dropJobsAbout(tx, id);
  await tx.rows(leaveSpaces, [id, sharedIds, sharedVersions, at]);
  await tx.rows(leaveClimbs, [id, sharedIds, sharedVersions, at]);
  await tx.rows(handOver, [sharedIds, sharedVersions, at]);
  await tx.rows(dropKeys, [id]);
  await tx.rows(dropInvitations, [id]);
  await tx.rows(dropTokens, [id]);
  await dropScopes(tx, [id, ...lonely], at);
  await tx.rows(dropUser, [id]);
  return new Map(shared);
}
