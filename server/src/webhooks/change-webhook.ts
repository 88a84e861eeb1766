import type { Webhook, WebhookPutBody, WebhookWithSecret } from '@cairn/contract/webhooks';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import { randomUUID } from 'node:crypto';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { JobSender } from '../queue/job-kind.ts';
import { deliverWaiting } from './webhook-jobs.ts';
import { addWebhook, changeWebhook, renewSecret, webhookOf } from './webhook-rows.ts';
import { webhookSecret } from './webhook-secret.ts';
import { webhookAddress, type WebhookSite } from './webhook-site.ts';

const formerSecretHoldsForMs = 86_400_000;

/** Null without a webhook. Spaces that the person has left are left out. */
export async function readWebhook(
  { context: { db, now }, site }: ReadParts,
  { id, spaceIds }: Person,
): Promise<Webhook | null> {
  const row = await webhookOf(db, id, now());
  if (row === null) return null;
  const { secretSalt, ...webhook } = row;
  return {
    ...webhook,
    spaces: webhook.spaces?.filter((space) => spaceIds.includes(space)) ?? null,
    secretEnd: webhookSecret(site.secretKey, secretSalt).slice(-4),
  };
}

export interface ReadParts {
  readonly context: ServerContext;
  readonly site: WebhookSite;
}

export interface ChangeParts extends ReadParts {
  readonly jobs: JobSender;
}

/** Sets up a webhook, or changes it. One that was given up and is turned on gets what waits. */
export async function putWebhook(
  parts: ChangeParts,
  person: Person,
  { url: typed, spaces: chosen, isOn }: WebhookPutBody,
): Promise<Outcome<WebhookWithSecret, Refusal>> {
  const { context, site, jobs } = parts;
  const { id } = person;
  const spaces = chosen && [...new Set(chosen)];
  if (spaces?.some((space) => !person.spaceIds.includes(space)))
    return refused({ code: 'space.unknown', errors: { spaces: () => m.field_space_not_yours() } });
  const url = await webhookAddress(site, typed);
  if (!url.ok) return url;
  const at = new Date(context.now());
  const fields = { url: url.value, spaces, isOn };
  const salt = await context.db.transact(async (tx) => {
    const changed = await changeWebhook(tx, id, fields);
    if (changed?.wasGivenUp && isOn) await deliverWaiting(tx, jobs, id);
    const fresh = randomUUID();
    return changed === null && (await addWebhook(tx, id, fields, fresh, at)) ? fresh : null;
  });
  return withSecret(parts, person, salt);
}

/** The former secret signs beside the new one for a day. */
export async function renewWebhookSecret(
  parts: ReadParts,
  person: Person,
): Promise<Outcome<WebhookWithSecret, Refusal>> {
  const { db, now } = parts.context;
  const salt = randomUUID();
  await renewSecret(db, person.id, salt, new Date(now() + formerSecretHoldsForMs));
  return withSecret(parts, person, salt);
}

async function withSecret(
  parts: ReadParts,
  person: Person,
  salt: string | null,
): Promise<Outcome<WebhookWithSecret, Refusal>> {
  const webhook = await readWebhook(parts, person);
  const secret = salt && webhookSecret(parts.site.secretKey, salt);
  return webhook === null ? refused({ code: 'webhook.unknown' }) : accepted({ ...webhook, secret });
}
