import { defaultSettings, type UserSettings } from '@cairn/core/accounts/settings';
import { levelOf } from '@cairn/core/plans/limits';
import { createHash } from 'node:crypto';
import type { Database, Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId, newSecret } from '../base/ids.ts';
import { knownPeople } from './known-people.ts';
import type { Person } from '../context/person.ts';

/** Since the last use. A used session is renewed daily. */
export const sessionMs = 60 * 86_400_000;
const renewAfterMs = 86_400_000;
/** Since sign-in. */
export const longestSessionMs = 365 * 86_400_000;

/** Only the hash is stored, so nobody can sign in by a leaked database. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface PersonRow extends Omit<Person, 'settings' | 'reach' | 'level' | 'daysJoined'> {
  readonly settings: Partial<UserSettings>;
}

export const personColumns = `u.id, u.code, u.email, u.email_verified as "isEmailConfirmed", u.is_pro as "isPro", u.created_at as "createdAt",
  u.default_space_id as "defaultSpaceId", us.settings, us.version, us.rev,
  array(select m.scope_id from memberships m where m.user_id = u.id and m.deleted_at is null) as "spaceIds"`;

const selectBySession = statement<SessionRow>(`
  select ${personColumns}, s.expires_at as "expiresAt", s.created_at as "beganAt"
  from sessions s join users u on u.id = s.user_id
  join user_settings us on us.scope_id = u.id and us.id = u.id
  where s.token = $1 and s.expires_at > $2`);

interface SessionRow extends PersonRow {
  readonly expiresAt: Date;
  readonly beganAt: Date;
}

export interface SignedIn {
  readonly person: Person;
  readonly isDueForRenewal: boolean;
}

/**
 * Null for an unknown or expired token. Cached for seconds: changes by this process count immediately, by other
 * processes after a notice (`known-people.ts`).
 */
export async function personOfSession(
  db: Database,
  token: string,
  now: number,
  plansAreOn: boolean,
): Promise<SignedIn | null> {
  const session = hashOf(token);
  const row = await knownPeople<SessionRow>(db.pool).find(session, now, async () => {
    const [read] = await db.read(selectBySession, [session, new Date(now)]);
    return read ?? null;
  });
  if (!row) return null;
  const { expiresAt, beganAt, ...personRow } = row;
  const renewedUntil = Math.min(now + sessionMs, beganAt.getTime() + longestSessionMs);
  return {
    person: personFrom(personRow, now, plansAreOn),
    isDueForRenewal: renewedUntil - expiresAt.getTime() > renewAfterMs,
  };
}

const selectById = statement<PersonRow>(`
  select ${personColumns} from users u join user_settings us on us.scope_id = u.id and us.id = u.id where u.id = $1`);

export async function personById(
  db: Db,
  id: string,
  now: number,
  plansAreOn: boolean,
): Promise<Person | null> {
  const [row] = await db.rows(selectById, [id]);
  return row ? personFrom(row, now, plansAreOn) : null;
}

export function personFrom(row: PersonRow, now: number, plansAreOn: boolean): Person {
  // The clock may have been set back.
  const daysJoined = Math.max(0, Math.floor((now - row.createdAt.getTime()) / 86_400_000));
  return {
    ...row,
    reach: null,
    settings: { ...defaultSettings, ...row.settings },
    daysJoined,
    level: levelOf({ isPro: row.isPro, daysJoined }, plansAreOn),
  };
}

const insert = statement(`
  insert into sessions (id, user_id, token, expires_at, user_agent, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $6)`);

export async function openSession(
  db: Db,
  personId: string,
  userAgent: string | null,
  now: number,
): Promise<string> {
  const token = newSecret();
  const values = [
    newId(now),
    personId,
    hashOf(token),
    new Date(now + sessionMs),
    userAgent?.slice(0, 300),
    new Date(now),
  ];
  await db.rows(insert, values);
  return token;
}

const renew = statement(
  'update sessions set expires_at = least($2, created_at + $4), updated_at = $3 where token = $1',
);

/** Never extends a session beyond a year after sign-in. */
export async function renewSession(db: Database, token: string, now: number): Promise<void> {
  const longest = `${longestSessionMs} milliseconds`;
  await db.rows(renew, [hashOf(token), new Date(now + sessionMs), new Date(now), longest]);
  knownPeople(db.pool).forgetSession(hashOf(token));
}

const end = statement('delete from sessions where token = $1');

export async function endSession(db: Database, token: string): Promise<void> {
  await db.rows(end, [hashOf(token)]);
  knownPeople(db.pool).forgetSession(hashOf(token));
}

const endAll = statement('delete from sessions where user_id = $1 and token is distinct from $2');

/**
 * Call `forgetPerson` after the commit (`known-people.ts`).
 *
 * @param kept token of a session to keep, or null
 */
export async function endSessionsOf(db: Db, personId: string, kept: string | null): Promise<void> {
  await db.rows(endAll, [personId, kept === null ? null : hashOf(kept)]);
}

const dropExpired = statement('delete from sessions where expires_at < $1');

export async function forgetExpiredSessions(db: Db, moment: Date): Promise<void> {
  await db.rows(dropExpired, [moment]);
}
