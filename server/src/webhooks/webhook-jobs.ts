import type { DeliveryState, DeliveryTry, WebhookDelivery } from '@cairn/contract/webhooks';
import { isAnswered } from '@cairn/core/notifications/webhook-answer';
import type { Tx } from '../db/database.ts';
import type { JobKind, JobSender, JobWork } from '../queue/job-kind.ts';
import { callWebhook, type WebhookCall } from './call-webhook.ts';
import {
  addDeliveries,
  addTry,
  deliveryOf,
  dropDelivery,
  failDelivery,
  type NewDelivery,
  restartWaiting,
  waitSince,
} from './delivery-rows.ts';
import { bodyOf, type BodyParts } from './webhook-body.ts';
import { type CalledWebhook, calledWebhook, giveUp, noteAnswered, noteFailed } from './webhook-rows.ts';
import { givenUpMailer, type GivenUpMails } from './given-up-mail.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** From one try of a delivery to the next. */
export const triesAfterMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs] as const;

/** A webhook that fails for so long is turned off when a delivery has failed for good. */
export const givenUpAfterMs = 72 * hourMs;

/** How long a webhook rests after each further call without an answer. The last one repeats. */
const restsMs = [minuteMs / 2, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 60 * minuteMs];

interface DeliveryJob {
  readonly personId: string;
  readonly deliveryId: string;
  readonly turn: number;
  /** How many tries of this turn failed. */
  readonly tried: number;
}

const webhookKind: JobKind<DeliveryJob> = {
  name: 'webhook',
  // Of a failure of Cairn itself.
  pausesMs: [minuteMs, 5 * minuteMs, 30 * minuteMs, 60 * minuteMs],
  triedForMs: 24 * hourMs,
  atOnce: 8,
  // A slow receiver keeps no others waiting.
  ofPersonAtOnce: 2,
};

/** Adds deliveries to the webhooks of people who have one. */
export async function deliver(
  tx: Tx,
  jobs: JobSender,
  added: readonly NewDelivery[],
  at: Date,
): Promise<void> {
  if (added.length === 0) return;
  const ids = await addDeliveries(tx, added, at);
  const sent = added
    .filter(({ id }) => ids.has(id))
    .map(({ id, personId }) => jobOf({ personId, deliveryId: id, turn: 0, tried: 0 }));
  await jobs.sendAll(tx, webhookKind, sent);
}

/** Sends what waited while the webhook was off. */
export async function deliverWaiting(tx: Tx, jobs: JobSender, personId: string): Promise<void> {
  const waiting = await restartWaiting(tx, personId);
  const sent = waiting.map(({ id, turn }) => jobOf({ personId, deliveryId: id, turn, tried: 0 }));
  await jobs.sendAll(tx, webhookKind, sent);
}

const jobOf = (payload: DeliveryJob) => ({ payload, personId: payload.personId });

export interface WebhookWorkParts extends BodyParts {
  readonly mails: GivenUpMails;
}

/** Calls webhooks. A delivery is sent twice only if a process dies before its answer is recorded. */
export function webhookWork(parts: WebhookWorkParts): JobWork<DeliveryJob> {
  const { context, site } = parts;
  const { db, now } = context;
  const mailGivenUp = givenUpMailer(parts.mails);
  return {
    kind: webhookKind,
    async run(job) {
      const { personId, deliveryId, turn, tried } = job;
      const webhook = await calledWebhook(db, personId);
      const delivery = await deliveryOf(db, personId, deliveryId);
      if (webhook === null || delivery?.state !== 'waiting' || delivery.turn !== turn) return;
      if (webhook.givenUpAt !== null) return;
      if (!webhook.isOn) return (tx: Tx) => failDelivery(tx, personId, deliveryId);
      const rest = webhook.restsUntil?.getTime() ?? 0;
      if (rest > now()) return (tx: Tx, jobs: JobSender) => again(tx, jobs, job, rest);
      const body = await bodyOf(parts, personId, delivery, webhook);
      if (body === null) return (tx: Tx) => dropDelivery(tx, personId, deliveryId);
      const call = await callWebhook(site, webhook, { id: deliveryId, body }, now);
      const pause = triesAfterMs[tried];
      const noted = { personId, deliveryId, webhook, call, body };
      return async (tx: Tx, jobs: JobSender) => {
        const { failingSince } = await noteCall(
          tx,
          jobs,
          { ...noted, failedState: pause ? null : 'failed' },
          now(),
        );
        if (failingSince === null) return;
        if (pause !== undefined) return again(tx, jobs, { ...job, tried: tried + 1 }, now() + pause);
        const longAgo = now() - givenUpAfterMs;
        if (failingSince.getTime() > longAgo || !(await giveUp(tx, personId, new Date(now())))) return;
        await waitSince(tx, personId, new Date(longAgo));
        await mailGivenUp(tx, jobs, personId, webhook.url);
      };
    },
  };
}

async function again(tx: Tx, jobs: JobSender, job: DeliveryJob, startAt: number): Promise<void> {
  await jobs.send(tx, webhookKind, job, { personId: job.personId, startAt });
}

export interface NotedCall {
  readonly personId: string;
  readonly deliveryId: string;
  readonly webhook: CalledWebhook;
  readonly call: WebhookCall;
  readonly body: string;
  /** The delivery's state after a call that failed; null leaves it. */
  readonly failedState: DeliveryState | null;
}

/**
 * Notes a call at its delivery and its webhook. A webhook that was given up is on after an answer, and what waits is
 * sent.
 *
 * @returns since when the webhook fails; null if it does not. The delivery is null if it was removed meanwhile.
 */
export async function noteCall(
  tx: Tx,
  jobs: JobSender,
  { personId, deliveryId, webhook, call, body, failedState }: NotedCall,
  now: number,
): Promise<{ readonly failingSince: Date | null; readonly delivery: WebhookDelivery | null }> {
  const { url, silences } = webhook;
  const at = new Date(now);
  // The webhook's row first, as in all transactions that write both.
  const isGood = isAnswered(call.try);
  const resumes = isGood && (await noteAnswered(tx, personId, url, at));
  const rest = restAfter(call.try, silences, now);
  const failingSince = isGood ? null : await noteFailed(tx, personId, url, at, rest);
  const state = isGood ? 'answered' : failedState;
  const delivery = await addTry(tx, personId, deliveryId, { ...call, sent: body, state });
  if (resumes) await deliverWaiting(tx, jobs, personId);
  return { failingSince, delivery };
}

function restAfter({ status }: DeliveryTry, silences: number, now: number): Date | null {
  if (status !== null) return null;
  return new Date(now + (restsMs[Math.min(silences, restsMs.length - 1)] as number));
}
