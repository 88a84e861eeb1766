import type { WebhookDelivery } from '@cairn/contract/webhooks';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isId, newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { JobSender } from '../queue/job-kind.ts';
import { callWebhook } from './call-webhook.ts';
import { addDeliveries, type Delivery, deliveryOf } from './delivery-rows.ts';
import { bodyOf, type BodyParts } from './webhook-body.ts';
import { noteCall } from './webhook-jobs.ts';
import { calledWebhook } from './webhook-rows.ts';

export interface ByHandParts extends BodyParts {
  readonly jobs: JobSender;
}

type Sent = Promise<Outcome<WebhookDelivery, Refusal>>;

/** Also calls a webhook that is off. */
export function sendSample(parts: ByHandParts, personId: string): Sent {
  const id = newId(parts.context.now());
  return send(parts, personId, { id, event: 'sample', source: null, state: 'waiting' }, true);
}

/** Calls again for a delivery of whatever state, under its id. */
export async function sendAgain(parts: ByHandParts, personId: string, id: string): Sent {
  const delivery = isId(id) ? await deliveryOf(parts.context.db, personId, id) : null;
  if (delivery === null) return refused({ code: 'delivery.unknown' });
  return send(parts, personId, delivery, false);
}

async function send(
  parts: ByHandParts,
  personId: string,
  delivery: Omit<Delivery, 'turn'>,
  isNew: boolean,
): Sent {
  const { context, site, jobs } = parts;
  const { db, now } = context;
  const { id, event, source } = delivery;
  const webhook = await calledWebhook(db, personId);
  if (webhook === null) return refused({ code: 'webhook.unknown' });
  const body = await bodyOf(parts, personId, delivery, webhook);
  if (body === null) return refused({ code: 'delivery.gone' });
  const call = await callWebhook(site, webhook, { id, body }, now);
  const sent = await db.transact(async (tx) => {
    if (isNew) await addDeliveries(tx, [{ id, personId, event, source }], new Date(now()));
    const failedState = source === null ? 'failed' : null;
    const noted = { personId, deliveryId: id, webhook, call, body, failedState } as const;
    return (await noteCall(tx, jobs, noted, now())).delivery;
  });
  return sent === null ? refused({ code: 'delivery.unknown' }) : accepted(sent);
}
