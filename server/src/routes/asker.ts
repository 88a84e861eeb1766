import type { TokenAccess } from '@cairn/core/accounts/access-tokens';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { personOfToken } from '../access-tokens/token-person.ts';
import type { AccountLimits } from '../accounts/account-limits.ts';
import type { Person } from '../context/person.ts';
import { personOfSession, renewSession } from '../accounts/session-rows.ts';
import { type Database, databaseWithin } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { addressGroup } from '../http/address-group.ts';
import { secondsToWait } from '../http/attempts.ts';
import { type Credentials, credentialsOf } from './credentials.ts';
import { sessionCookie } from './session-cookie.ts';

export type Asker =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'session'; readonly person: Person; readonly isDueForRenewal: boolean }
  | {
      readonly kind: 'token';
      readonly person: Person;
      readonly access: TokenAccess;
      readonly tokenId: string;
    };

/** Null for an unknown token. A session that has ended counts as a visitor. */
export async function findAsker(
  { db, now, plansAreOn }: Pick<ServerContext, 'db' | 'now' | 'plansAreOn'>,
  { kind, token }: Credentials,
): Promise<Asker | null> {
  if (kind === 'token') {
    const known = await personOfToken(db, token, now(), plansAreOn);
    return known && { kind, ...known };
  }
  const known = await personOfSession(db, token, now(), plansAreOn);
  return known ? { kind, ...known } : { kind: 'visitor' };
}

export interface CallerLookup {
  readonly context: ServerContext;
  readonly limits: AccountLimits;
  readonly isSecure: boolean;
}

/**
 * Finds the caller of each request, so revoking takes effect immediately. Renews active sessions; limits invalid
 * tokens.
 */
export async function askerOf(
  { context, limits, isSecure }: CallerLookup,
  { headers, ip }: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<Asker, Refusal>> {
  const credentials = credentialsOf(headers, isSecure);
  if (credentials === null) return accepted({ kind: 'visitor' });
  const asker = await findAsker(context, credentials);
  if (asker === null) {
    const limit = limits.badToken?.perAddress;
    const wait = limit
      ? await secondsToWait(context.db, 'badToken:address', addressGroup(ip), limit, context.now())
      : null;
    return refused(wait === null ? { code: 'token.invalid' } : { code: 'rate.limited', retryAfter: wait });
  }
  if (asker.kind === 'session' && asker.isDueForRenewal) {
    const { token } = credentials;
    await renewSession(context.db, token, context.now());
    reply.header('set-cookie', sessionCookie({ kind: 'opened', token, personId: asker.person.id }, isSecure));
  }
  return accepted(asker);
}

export function personOf(asker: Asker): Person | null {
  return asker.kind === 'visitor' ? null : asker.person;
}

export function databaseFor(db: Database, asker: Asker): Database {
  const person = personOf(asker);
  return person?.reach ? databaseWithin(db, { personId: person.id, spaceIds: person.reach }) : db;
}

export function contextFor(context: ServerContext, asker: Asker): ServerContext {
  const db = databaseFor(context.db, asker);
  return db === context.db ? context : { ...context, db };
}
