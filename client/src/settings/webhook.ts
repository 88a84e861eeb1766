import type {
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookPutBody,
  WebhookWithSecret,
} from '@cairn/contract/webhooks';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Null without a webhook. */
export async function readWebhook(cairn: Cairn): Promise<Outcome<Webhook | null, AskRefusal>> {
  const answer = await call(cairn.environment.wire, 'readWebhook');
  return answer.ok ? { ok: true, value: answer.value.webhook } : answer;
}

/** The first call sets the webhook up, and returns its secret. */
export function putWebhook(
  cairn: Cairn,
  body: WebhookPutBody,
): Promise<Outcome<WebhookWithSecret, AskRefusal>> {
  return call(cairn.environment.wire, 'putWebhook', { body });
}

export function deleteWebhook(cairn: Cairn): Promise<Outcome<null, AskRefusal>> {
  return call(cairn.environment.wire, 'deleteWebhook');
}

export function renewWebhookSecret(cairn: Cairn): Promise<Outcome<WebhookWithSecret, AskRefusal>> {
  return call(cairn.environment.wire, 'renewWebhookSecret');
}

export function sendWebhookSample(cairn: Cairn): Promise<Outcome<WebhookDelivery, AskRefusal>> {
  return call(cairn.environment.wire, 'sendWebhookSample');
}

/** @param cursor of the page before, if any */
export function listWebhookDeliveries(
  cairn: Cairn,
  cursor?: string,
): Promise<Outcome<WebhookDeliveries, AskRefusal>> {
  return call(cairn.environment.wire, 'listWebhookDeliveries', {
    query: cursor === undefined ? {} : { cursor },
  });
}

export function sendWebhookDelivery(cairn: Cairn, id: string): Promise<Outcome<WebhookDelivery, AskRefusal>> {
  return call(cairn.environment.wire, 'sendWebhookDelivery', { params: { id } });
}
