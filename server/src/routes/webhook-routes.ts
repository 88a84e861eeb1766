import type { EndpointName } from '@cairn/contract/endpoints';
import { accepted, refused } from '@cairn/core/outcome';
import { isId } from '../base/ids.ts';
import { webhookSources } from '../notifications/webhook-sources.ts';
import { type ChangeParts, putWebhook, readWebhook, renewWebhookSecret } from '../webhooks/change-webhook.ts';
import { deliveriesKeptForMs, deliveriesOf } from '../webhooks/delivery-rows.ts';
import { type ByHandParts, sendAgain, sendSample } from '../webhooks/send-by-hand.ts';
import { dropWebhook } from '../webhooks/webhook-rows.ts';
import { answered, type Call, type Handlers } from './handler.ts';

export const webhookRoutes: Handlers<
  | 'readWebhook'
  | 'putWebhook'
  | 'deleteWebhook'
  | 'renewWebhookSecret'
  | 'sendWebhookSample'
  | 'listWebhookDeliveries'
  | 'sendWebhookDelivery'
> = {
  readWebhook: async (call) =>
    accepted({ status: 200, body: { webhook: await readWebhook(partsOf(call), call.person) } }),
  putWebhook: async (call) =>
    answered(await putWebhook(partsOf(call), call.person, call.body), (webhook) => ({
      status: 200,
      body: webhook,
    })),
  deleteWebhook: async ({ context, person }) =>
    (await dropWebhook(context.db, person.id))
      ? accepted({ status: 204 })
      : refused({ code: 'webhook.unknown' }),
  renewWebhookSecret: async (call) =>
    answered(await renewWebhookSecret(partsOf(call), call.person), (webhook) => ({
      status: 200,
      body: webhook,
    })),
  sendWebhookSample: async (call) =>
    answered(await sendSample(byHand(call), call.person.id), (delivery) => ({ status: 200, body: delivery })),
  listWebhookDeliveries: async ({ context: { db, now }, person, query: { cursor } }) => {
    if (cursor !== undefined && !isId(cursor)) return refused({ code: 'request.invalid' });
    const since = new Date(now() - deliveriesKeptForMs);
    const { deliveries, hasMore } = await deliveriesOf(db, person.id, since, cursor ?? null);
    return accepted({
      status: 200,
      body: { deliveries, cursor: hasMore ? (deliveries.at(-1)?.id ?? null) : null },
    });
  },
  sendWebhookDelivery: async (call) =>
    answered(await sendAgain(byHand(call), call.person.id, call.params.id), (delivery) => ({
      status: 200,
      body: delivery,
    })),
};

type Parts = Pick<Call<EndpointName>, 'context' | 'push' | 'joinLinks' | 'mails'>;

function partsOf({ context, push, joinLinks, mails: { jobs } }: Parts): ChangeParts {
  return { context, site: { ...push, secretKey: joinLinks.key }, jobs };
}

function byHand(call: Parts): ByHandParts {
  const parts = partsOf(call);
  return { ...parts, sources: webhookSources(parts.context, parts.site.origin) };
}
