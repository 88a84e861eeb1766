import { type Endpoint, tokensOf } from '@cairn/contract/endpoint';
import { endpoints, type EndpointName } from '@cairn/contract/endpoints';
import { unchangeableIn } from '@cairn/contract/unchangeable-fields';
import { mayUseToken } from '@cairn/core/accounts/access-tokens';
import { refused, type Outcome } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { countAttempt, type AccountLimits } from '../accounts/account-limits.ts';
import type { AccountMails } from '../accounts/account-mails.ts';
import { rememberDevice } from '../accounts/device-rows.ts';
import type { Database } from '../db/database.ts';
import type { Network } from '../embeds/network.ts';
import type { Storage } from '../files/file-store.ts';
import { receiveForm } from '../uploads/receive-form.ts';
import { newSecret } from '../base/ids.ts';
import type { PushSite } from '../push/push-site.ts';
import type { JoinLinks } from '../people/join-links.ts';
import { type Refusal, sentencesOf } from '../base/refusal.ts';
import { whereItIs } from '../writes/has-moved.ts';
import type { ServerContext } from '../context/server-context.ts';
import { addressGroup } from '../http/address-group.ts';
import { languageOfRequest, sendAnswer, sendRefusal } from './answer.ts';
import { type Asker, askerOf, databaseFor, contextFor, personOf } from './asker.ts';
import type { Answer, Call, Handler, Handlers, SessionChange } from './handler.ts';
import { logSecurity } from './security-log.ts';
import { deviceCookie, deviceToken, sessionCookie, sessionToken } from './session-cookie.ts';
import { registerForMailPrograms } from '../http/mail-programs.ts';
import { registerUpload } from '../http/uploads.ts';
import { type CallLimit, goalWrites } from '../http/call-limit.ts';

export interface RouteParts {
  readonly context: ServerContext;
  readonly reading: Database;
  readonly mails: AccountMails;
  readonly joinLinks: JoinLinks;
  readonly push: PushSite;
  readonly limits: AccountLimits;
  readonly storage: Storage | null;
  readonly network: Network;
  readonly isSecure: boolean;
  readonly writes: CallLimit;
  readonly securityLog: boolean;
}

/** In UTF-16 units. */
const maxKeyLength = 64;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Another method on a known path gets 405. */
export function registerRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  handlers: Handlers<EndpointName>,
): void {
  const methodsByPath = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1');
    methodsByPath.set(url, [...(methodsByPath.get(url) ?? []), endpoint.method]);
    const handler = handlers[name] as Handler<EndpointName>;
    const asked = { method: endpoint.method, url, handler: route(name, endpoint, handler, parts) };
    if (endpoint.upload) registerUpload(app, asked);
    else if (endpoint.isForMailPrograms) registerForMailPrograms(app, asked);
    else app.route(asked);
  }
  for (const [url, known] of methodsByPath) {
    const others = methods.filter((method) => !known.includes(method));
    const allow = known.join(', ');
    app.route({
      method: others,
      url,
      handler: (_, reply) => sendRefusal(reply, { code: 'request.method' }, { allow }),
    });
  }
}

function route(name: EndpointName, endpoint: Endpoint, handler: Handler<EndpointName>, parts: RouteParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = await askerOf(parts, request, reply);
    const outcome = asked.ok ? await outcomeFor(name, endpoint, handler, parts, request, asked.value) : asked;
    const asker: Asker = asked.ok ? asked.value : { kind: 'visitor' };
    if (parts.securityLog) await logSecurity(parts.context.db, request, name, asker, outcome);
    if (!outcome.ok) return sendRefusal(reply, outcome.refusal);
    const { session } = outcome.value;
    // The browser may have cached pictures and files of the account.
    if (session?.kind === 'ended') reply.header('clear-site-data', '"cache"');
    if (session) reply.header('set-cookie', await cookiesOf(parts, session, request));
    return sendAnswer(reply, outcome.value);
  };
}

async function outcomeFor(
  name: EndpointName,
  endpoint: Endpoint,
  handler: Handler<EndpointName>,
  parts: RouteParts,
  request: FastifyRequest,
  asker: Asker,
): Promise<Outcome<Answer, Refusal>> {
  const { context, limits, isSecure, writes } = parts;
  if (asker.kind === 'token' && !mayUseToken(asker.access, tokensOf(endpoint)))
    return refused({ code: 'token.scope' });
  if (endpoint.access === 'member' && asker.kind === 'visitor') return refused({ code: 'auth.required' });
  const call = callFrom(endpoint, parts, request, asker);
  if (!call.ok) return call;
  if (asker.kind !== 'visitor' && endpoint.method !== 'GET') {
    const wait = writes.secondsToWait(
      asker.person.id,
      name === 'createGoals' ? goalWrites(call.value.body) : 1,
    );
    if (wait !== null) return refused({ code: 'rate.limited', retryAfter: wait });
  }
  const trier = {
    address: call.value.address,
    body: call.value.body,
    device: deviceToken(request.headers.cookie, isSecure),
    personId: personOf(asker)?.id ?? null,
  };
  const attempt = await countAttempt(context.db, limits, name, trier, context.now());
  if (attempt && attempt.wait !== null) return refused({ code: 'rate.limited', retryAfter: attempt.wait });
  const outcome = await whereItIs(() => handler(call.value));
  if (outcome.ok) await attempt?.succeeded();
  return outcome;
}

async function cookiesOf(
  { context, isSecure }: RouteParts,
  change: SessionChange,
  { headers }: FastifyRequest,
): Promise<string | string[]> {
  const cookie = sessionCookie(change, isSecure);
  if (change.kind === 'ended') return cookie;
  const known = deviceToken(headers.cookie, isSecure) ?? newSecret();
  await rememberDevice(context.db, known, change.personId, context.now());
  return [cookie, deviceCookie(known, isSecure)];
}

function callFrom(
  endpoint: Endpoint,
  { context, reading, mails, joinLinks, push, limits, storage, network, isSecure }: RouteParts,
  request: FastifyRequest,
  asker: Asker,
): Outcome<Call<EndpointName>, Refusal> {
  // An invalid id in the path gets 404, like an unknown one.
  const params = partOf(endpoint.params, request.params);
  const query = partOf(endpoint.query, request.query);
  const body = bodyOf(endpoint, request.body ?? {});
  if (!params.ok)
    return refused({
      code: endpoint.refusals.includes('goal.unknown') ? 'goal.unknown' : 'request.unknownPath',
    });
  for (const part of [query, body]) if (!part.ok) return part;
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || key === '' || key.length > maxKeyLength)) {
    return refused({
      code: 'request.invalid',
      errors: { 'Idempotency-Key': () => m.field_key_long({ count: maxKeyLength }) },
    });
  }
  const requestHash = key === undefined ? '' : hashOf(request);
  const person = personOf(asker);
  const call = {
    context: contextFor(context, asker),
    mails,
    joinLinks,
    push,
    person,
    writer: person && { person, key: key === undefined ? null : keyOf(asker, key), requestHash },
    params: params.value,
    query: query.ok ? query.value : undefined,
    body: body.ok ? body.value : undefined,
    reading: databaseFor(reading, asker),
    storage,
    network,
    receive: (maxBytes: number | null) => receiveForm(request, storage?.incomingFolder ?? '', maxBytes),
    token: asker.kind === 'session' ? sessionToken(request.headers.cookie, isSecure) : null,
    language: languageOfRequest(request),
    userAgent: request.headers['user-agent'] ?? null,
    address: addressGroup(request.ip),
    limits,
    url: request.url,
  };
  return { ok: true, value: call as Call<EndpointName> };
}

/** Also refuses fields that the record has but this call cannot change. */
function bodyOf(endpoint: Endpoint, input: unknown): Outcome<unknown, Refusal> {
  const parsed = partOf(endpoint.body, input);
  const unchangeable = unchangeableIn(endpoint, input);
  if (Object.keys(unchangeable).length === 0) return parsed;
  const errors = { ...(parsed.ok ? {} : parsed.refusal.errors), ...sentencesOf(unchangeable) };
  return refused({ code: 'request.invalid', errors });
}

function partOf(schema: z.ZodType | undefined, input: unknown): Outcome<unknown, Refusal> {
  if (schema === undefined) return { ok: true, value: undefined };
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.') || 'body'] ??= message;
  return refused({ code: 'request.invalid', errors: sentencesOf(errors) });
}

/** A limited token has its own idempotency keys, so it cannot read other outcomes of its person. */
function keyOf(asker: Asker, key: string): string {
  if (asker.kind !== 'token' || asker.person.reach === null) return key;
  return createHash('sha256').update(`${asker.tokenId}/${key}`).digest('base64url');
}

function hashOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(body)}`)
    .digest('base64url');
}
