import type { UserSettings } from '@cairn/core/accounts/settings';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newCode, newId } from '../base/ids.ts';
import type { MailedPerson } from './account-mails.ts';

export interface NewAccount {
  readonly id: string;
  readonly spaceId: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly settings: UserSettings;
  readonly spaceName: string;
  readonly now: number;
}

const insert = statement(`
  with new_scopes as (
    insert into scopes (id, kind, version) values ($1, 'user', 1), ($2, 'space', 1)
  ),
  new_user as (
    insert into users (id, code, name, email, default_space_id, created_at, updated_at)
    values ($1, $3, $4, $5, $2, $6, $6)
  ),
  new_method as (
    insert into sign_in_methods (id, user_id, provider_id, account_id, password, created_at, updated_at)
    values ($7, $1, 'credential', $1, $8, $6, $6)
  ),
  new_settings as (
    insert into user_settings (scope_id, id, version, created_at, modified_at, settings)
    values ($1, $1, 1, $6, $6, $9)
  ),
  new_space as (
    insert into spaces (scope_id, id, version, created_at, modified_at, name) values ($2, $2, 1, $6, $6, $10)
  )
  insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
  values ($2, $11, 1, $6, $6, $1, 'OWNER')`);

export async function addAccount(tx: Db, account: NewAccount): Promise<void> {
  const { id, spaceId, name, email, now, passwordHash, settings, spaceName } = account;
  const values = [id, spaceId, newCode(), name, email, new Date(now), newId(now), passwordHash];
  await tx.rows(insert, [...values, JSON.stringify(settings), spaceName, newId(now)]);
}

export interface Credential {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  /** BCP 47 tag; empty means the browser's language. */
  readonly locale: string;
}

const select = statement<Credential>(`
  select u.id, u.email, m.password as "passwordHash", coalesce(s.settings ->> 'locale', '') as locale from users u
  left join user_settings s on s.scope_id = u.id
  left join sign_in_methods m on m.user_id = u.id and m.provider_id = 'credential'
  where u.email = $1`);

export async function credentialOf(db: Db, email: string): Promise<Credential | null> {
  const [row] = await db.rows(select, [email]);
  return row ?? null;
}

const updatePassword = statement(`
  update sign_in_methods set password = $2, updated_at = $3 where user_id = $1 and provider_id = 'credential'`);

export async function writePassword(
  db: Db,
  personId: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  await db.rows(updatePassword, [personId, passwordHash, new Date(now)]);
}

const selectPassword = statement<{ passwordHash: string | null }>(
  `select password as "passwordHash" from sign_in_methods where user_id = $1 and provider_id = 'credential'`,
);

export async function passwordHashOf(db: Db, personId: string): Promise<string | null> {
  const [row] = await db.rows(selectPassword, [personId]);
  return row?.passwordHash ?? null;
}

const selectMailed = statement<MailedPerson & { name: string }>(`
  select u.id, u.email, u.name, coalesce(s.settings ->> 'locale', '') as locale
  from users u left join user_settings s on s.scope_id = u.id where u.id = $1`);

export async function mailedPerson(
  db: Db,
  personId: string,
): Promise<(MailedPerson & { readonly name: string }) | null> {
  const [row] = await db.rows(selectMailed, [personId]);
  return row ?? null;
}

const confirm = statement(
  'update users set email_verified = true where id = $1 and not email_verified returning 1',
);

export async function confirmEmail(tx: Tx, personId: string): Promise<boolean> {
  return (await tx.rows(confirm, [personId])).length > 0;
}

const updateEmail = statement(`
  update users set email = $2, email_verified = true, updated_at = $3
  where id = $1 and not exists (select from users where email = $2) returning 1`);

/** Returns false if the address has an account. */
export async function writeEmail(tx: Tx, personId: string, email: string, now: number): Promise<boolean> {
  return (await tx.rows(updateEmail, [personId, email, new Date(now)])).length > 0;
}

const dropTokens = statement('delete from access_tokens where user_id = $1');
const dropCalendar = statement('delete from calendar_feeds where user_id = $1');

export function dropAccess(tx: Tx, personId: string): void {
  tx.send(dropTokens, [personId]);
  tx.send(dropCalendar, [personId]);
}

const selectAny = statement<{ hasAccounts: boolean }>('select exists (select from users) as "hasAccounts"');

export async function hasAccounts(db: Db): Promise<boolean> {
  const [row] = await db.rows(selectAny);
  return row?.hasAccounts ?? false;
}

const lockServer = statement('select from server_state for update');

/** Until this transaction ends, other sign-ups wait if they too could create the first account. */
export async function hasAccountsLocked(tx: Tx): Promise<boolean> {
  tx.send(lockServer);
  return hasAccounts(tx);
}

const selectAll = statement<{ email: string; name: string; createdAt: Date }>(
  'select email, name, created_at as "createdAt" from users order by created_at, email',
);

export function listAccounts(db: Db): Promise<{ email: string; name: string; createdAt: Date }[]> {
  return db.rows(selectAll);
}
