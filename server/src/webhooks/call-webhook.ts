import type { DeliveryTry, TryFailure } from '@cairn/contract/webhooks';
import type { IncomingMessage } from 'node:http';
import { usualPatienceMs } from '../push/push-site.ts';
import { checkedRequest } from '../embeds/checked-request.ts';
import type { CalledWebhook } from './webhook-rows.ts';
import { webhookSecret, webhookSignature } from './webhook-secret.ts';
import type { WebhookSite } from './webhook-site.ts';

/** Of an answer, in bytes. */
const answerLimit = 2048;

export interface WebhookCall {
  readonly try: DeliveryTry;
  /** The beginning of its text; null without an answer. */
  readonly answer: string | null;
}

/**
 * Never rejects. Follows no redirect. The secret is in no log.
 *
 * @param now returns the time in ms since 1970
 */
export async function callWebhook(
  { network, plainIsAllowed, secretKey, patienceMs = usualPatienceMs }: WebhookSite,
  { url: address, secretSalt, formerSalt, formerUntil }: CalledWebhook,
  { id: deliveryId, body }: { readonly id: string; readonly body: string },
  now: () => number,
): Promise<WebhookCall> {
  const begin = now();
  const end = (status: number | null, failure: TryFailure | null, answer: string | null): WebhookCall => ({
    try: { datetime: new Date(begin).toISOString(), status, failure, durationMs: now() - begin },
    answer,
  });
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && !plainIsAllowed)) return end(null, 'private', null);
  const isFormerValid = formerUntil !== null && formerUntil.getTime() > begin;
  const salts = isFormerValid && formerSalt !== null ? [secretSalt, formerSalt] : [secretSalt];
  const secrets = salts.map((salt) => webhookSecret(secretKey, salt));
  const signed = { id: webhookId(deliveryId), timestamp: Math.floor(begin / 1000), body };
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Cairn-Webhook',
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': webhookSignature(secrets, signed),
  };
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const sent = { method: 'POST', headers, body: Buffer.from(body) } as const;
    const answer = await checkedRequest(network, url, sent, patience);
    if (answer === null) return end(null, 'private', null);
    return end(answer.statusCode ?? 0, null, await beginningOf(answer));
  } catch {
    return end(null, patience.aborted ? 'timeout' : 'unreachable', null);
  }
}

/** A receiver can tell a repeated call by it. */
export function webhookId(deliveryId: string): string {
  return `msg_${deliveryId.replaceAll('-', '')}`;
}

/** The status counts, so an answer that breaks off is kept as far as it came. PostgreSQL cannot hold NUL. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= answerLimit) break;
    }
  } catch {
    // The beginning is enough.
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, answerLimit).toString().replaceAll('\0', '�');
}
