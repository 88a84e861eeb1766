import type { PushResult } from '@cairn/contract/push';
import { checkedRequest } from '../embeds/checked-request.ts';
import { type PushMessage, pushedText } from './push-message.ts';
import { type PushSite, usualPatienceMs } from './push-site.ts';
import type { LiveSubscription } from './subscription-rows.ts';

/** How long a push service may make Cairn wait. */
const longestWaitMs = 86_400_000;

export interface PushAnswer {
  readonly result: PushResult;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** When the push service wants the next attempt, in milliseconds from now; null if it does not say. */
  readonly retryAfterMs: number | null;
}

/** Never rejects. The endpoint is a secret of the browser, so no log may have it. */
export async function sendPush(
  site: PushSite,
  { endpoint, p256dh, auth }: LiveSubscription,
  message: PushMessage,
  now: number,
): Promise<PushAnswer> {
  const url = URL.parse(endpoint);
  if (url === null || (url.protocol !== 'https:' && !site.plainIsAllowed)) return refusedAnswer;
  try {
    // Loaded by need, so a start does not wait for it.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      pushedText(message),
      {
        vapidDetails: { ...site.key, subject: subjectOf(site) },
        TTL: message.keptForMs / 1000,
        urgency: message.urgency,
        ...(isTopic.test(topicOf(message)) && { topic: topicOf(message) }),
      },
    );
    const sent = { method: 'POST', headers: textsOf(headers), ...(body && { body }) } as const;
    const answer = await checkedRequest(
      site.network,
      url,
      sent,
      AbortSignal.timeout(site.patienceMs ?? usualPatienceMs),
    );
    if (answer === null) return refusedAnswer;
    // Its body says nothing that is needed.
    answer.destroy();
    const status = answer.statusCode ?? 0;
    return { result: resultOf(status), status, retryAfterMs: waitOf(answer.headers['retry-after'], now) };
  } catch {
    return { result: 'unreachable', status: null, retryAfterMs: null };
  }
}

const refusedAnswer: PushAnswer = { result: 'refused', status: null, retryAfterMs: null };

/** Push services replace a waiting notice by one of the same topic (RFC 8030, section 5.4). */
const isTopic = /^[\w-]{1,32}$/u;
const topicOf = ({ tag }: PushMessage) => tag.replaceAll('-', '');

const subjectOf = ({ origin }: PushSite) =>
  origin.startsWith('https:') ? origin : `mailto:cairn@${new URL(origin).hostname}`;

function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'ended';
  return status === 408 || status === 429 || status >= 500 ? 'unreachable' : 'refused';
}

function waitOf(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  const waitMs = /^\d+$/u.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(waitMs) && waitMs > 0 ? Math.min(waitMs, longestWaitMs) : null;
}
