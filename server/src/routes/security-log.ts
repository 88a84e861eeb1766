import type { EndpointName } from '@cairn/contract/endpoints';
import { type RefusalCode, statusOf } from '@cairn/contract/refusals';
import type { Outcome } from '@cairn/core/outcome';
import type { FastifyRequest } from 'fastify';
import { credentialOf } from '../accounts/account-rows.ts';
import { emailAddress } from '../accounts/email-address.ts';
import type { Db } from '../db/database.ts';
import { isId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import { maskedAddress } from '../http/address-group.ts';
import { type Asker, personOf } from './asker.ts';
import type { Answer } from './handler.ts';

const done: Partial<Record<EndpointName, string>> = {
  signup: 'account.created',
  login: 'signin.accepted',
  logout: 'session.ended',
  requestReset: 'reset.requested',
  setPassword: 'reset.used',
  changePassword: 'password.changed',
  endOtherSessions: 'sessions.ended',
  changeEmail: 'email.changeRequested',
  confirmEmail: 'email.confirmed',
  createAccessToken: 'token.created',
  deleteAccessToken: 'token.revoked',
  resetCalendarUrl: 'calendar.reset',
  putWebhook: 'webhook.changed',
  renewWebhookSecret: 'webhook.secretRenewed',
  deleteWebhook: 'webhook.removed',
  deleteMembership: 'member.removed',
  deleteAccount: 'account.deleted',
};

const refusedAs: Partial<Record<RefusalCode, string>> = {
  'auth.credentials': 'signin.refused',
  'auth.password': 'password.refused',
  'auth.resetToken': 'reset.refused',
  'token.invalid': 'token.refused',
  'rate.limited': 'rate.limited',
};

function eventOf(
  name: EndpointName,
  { body }: Pick<FastifyRequest, 'body'>,
  outcome: Outcome<Answer, Refusal>,
): string | null {
  if (outcome.ok) {
    const changesRole = name === 'editMembership' && (body as { readonly role?: unknown } | null)?.role;
    return changesRole ? 'role.changed' : (done[name] ?? null);
  }
  const { code } = outcome.refusal;
  return refusedAs[code] ?? (statusOf(code) === 403 ? 'rights.refused' : null);
}

/** Logs one line: event, account's id, and the first 24 bits of the address (48 for IPv6). */
export async function logSecurity(
  db: Db,
  request: FastifyRequest,
  name: EndpointName,
  asker: Asker,
  outcome: Outcome<Answer, Refusal>,
): Promise<void> {
  const event = eventOf(name, request, outcome);
  if (event === null) return;
  request.log.info(
    {
      event,
      call: name,
      account: await accountOf(db, request, asker, outcome),
      address: maskedAddress(request.ip, 24, 48),
      ...subjectOf(request),
      ...(outcome.ok ? {} : { code: outcome.refusal.code }),
    },
    'security',
  );
}

async function accountOf(
  db: Db,
  { body }: Pick<FastifyRequest, 'body'>,
  asker: Asker,
  outcome: Outcome<Answer, Refusal>,
): Promise<string | undefined> {
  const opened = outcome.ok && outcome.value.session?.kind === 'opened' ? outcome.value.session : null;
  const known = opened?.personId ?? personOf(asker)?.id;
  if (known !== undefined) return known;
  const { email: text } = (body ?? {}) as { readonly email?: unknown };
  const email = typeof text === 'string' ? emailAddress(text) : null;
  return email === null ? undefined : (await credentialOf(db, email))?.id;
}

function subjectOf({ params }: Pick<FastifyRequest, 'params'>): { readonly subject?: string } {
  const { id } = (params ?? {}) as { readonly id?: string };
  return id !== undefined && isId(id) ? { subject: id } : {};
}
