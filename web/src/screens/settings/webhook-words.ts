import type { SentNotice } from '@cairn/contract/sent-notices';
import type { DeliveryTry, TryFailure, Webhook, WebhookDelivery } from '@cairn/contract/webhooks';
import type { Instant } from '@cairn/core/goals/goal';
import { notificationEvents } from '@cairn/core/notifications/notification-event';
import { type FlagsOfPlaces, isNotified } from '@cairn/core/notifications/notification-flags';
import { isAnswered } from '@cairn/core/notifications/webhook-answer';
import { dayName } from '@cairn/core/time/period-names';
import { todayIn } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import { clockTimes } from '../../goals/clock-time.ts';
import type { Planning } from '../../goals/planning.ts';

export interface ToneText {
  readonly tone: 'good' | 'warn' | 'waiting' | 'off';
  readonly text: string;
}

/** Returns `09:12` for today, else `Nov 14`. */
export function shortMoment(moment: Instant, planning: Planning): string {
  const { timezone, today, locale } = planning;
  const day = todayIn(timezone, Date.parse(moment));
  return day === today ? clockTimes(moment, null, planning) : dayName(day, today, locale);
}

/** Returns `09:12` for today, else `Nov 14 09:12`. */
export function exactMoment(moment: Instant, planning: Planning): string {
  const clock = clockTimes(moment, null, planning);
  const short = shortMoment(moment, planning);
  return short === clock ? clock : `${short} ${clock}`;
}

export function webhookState(webhook: Webhook, planning: Planning): ToneText {
  const { isOn, givenUpDatetime, failingSinceDatetime, answeredDatetime } = webhook;
  if (!isOn || givenUpDatetime !== null) return { tone: 'off', text: m.webhook_off() };
  if (failingSinceDatetime !== null)
    return { tone: 'warn', text: m.webhook_fails({ moment: shortMoment(failingSinceDatetime, planning) }) };
  if (answeredDatetime === null) return { tone: 'waiting', text: m.webhook_new() };
  return { tone: 'good', text: m.webhook_answers() };
}

/** Names the answer of the last try. */
export function answerName({ state, tries }: WebhookDelivery, planning: Planning): ToneText {
  return lastAnswerName({ state, lastTry: tries.at(-1) ?? null, tryCount: tries.length }, planning);
}

type LastAnswer = Pick<SentNotice, 'state' | 'lastTry' | 'tryCount'>;

function lastAnswerName({ state, lastTry: last, tryCount }: LastAnswer, { locale }: Planning): ToneText {
  if (!last)
    return state === 'waiting'
      ? { tone: 'waiting', text: m.webhook_waits() }
      : { tone: 'warn', text: m.webhook_not_sent() };
  const answer = resultName(last);
  const ms = milliseconds(last, locale);
  if (isAnswered(last)) return { tone: 'good', text: m.webhook_answer_in({ answer, ms }) };
  if (tryCount > 1) return { tone: 'warn', text: m.webhook_answer_tries({ answer, count: tryCount }) };
  return { tone: 'warn', text: last.status === null ? answer : m.webhook_answer_in({ answer, ms }) };
}

/** Names what became of a notice by its destination. */
export function sentName(notice: SentNotice, planning: Planning): ToneText {
  const { destination, browserCount: count } = notice;
  if (destination === 'webhook') return lastAnswerName(notice, planning);
  return { tone: 'good', text: destination === 'email' ? m.sent_accepted() : m.sent_browsers({ count }) };
}

/** Returns `503 after 10,012 ms`. */
export function lastTryName(last: DeliveryTry, { locale }: Planning): string {
  return m.webhook_answer_after({ answer: resultName(last), ms: milliseconds(last, locale) });
}

/** Returns the times of the tries, with the day where it changes. */
export function tryTimes({ createdDatetime, tries }: WebhookDelivery, planning: Planning): string {
  const dayOf = (moment: Instant) => todayIn(planning.timezone, Date.parse(moment));
  return tries
    .map(({ datetime }, index) => {
      const before = tries[index - 1]?.datetime ?? createdDatetime;
      const isSameDay = dayOf(datetime) === dayOf(before);
      return isSameDay ? clockTimes(datetime, null, planning) : exactMoment(datetime, planning);
    })
    .join(', ');
}

export function sampleName({ tries }: WebhookDelivery, { locale }: Planning): ToneText {
  const last = tries.at(-1);
  if (!last) return { tone: 'waiting', text: m.webhook_sample_waits() };
  const { status, failure } = last;
  if (status === null)
    return { tone: 'warn', text: m.webhook_sample_failed({ answer: failureName(failure) }) };
  const answer = { status, ms: milliseconds(last, locale) };
  return isAnswered(last)
    ? { tone: 'good', text: m.webhook_sample_arrived(answer) }
    : { tone: 'warn', text: m.webhook_sample_refused(answer) };
}

function resultName({ status, failure }: DeliveryTry): string {
  return status === null ? failureName(failure) : String(status);
}

function failureName(failure: TryFailure | null): string {
  if (failure === 'timeout') return m.webhook_timeout();
  if (failure === 'private') return m.webhook_private();
  return m.webhook_no_answer();
}

function milliseconds({ durationMs }: DeliveryTry, locale: string): string {
  return new Intl.NumberFormat(locale).format(durationMs);
}

/** Counts the events that the webhook gets from at least one of the places. */
export function countEvents(places: readonly FlagsOfPlaces[]): number {
  return notificationEvents.filter(
    (event) => event !== 'marketingEmails' && places.some((flags) => isNotified('webhook', event, flags)),
  ).length;
}

/** Choosing one leaves all; without any, all are chosen again, for which the value is null. */
export function toggledSpaces(chosen: readonly string[] | null, space: string): string[] | null {
  const next = chosen?.includes(space) ? chosen.filter((one) => one !== space) : [...(chosen ?? []), space];
  return next.length === 0 ? null : next;
}

/** Newest first. Rows of the newest page replace those that were read before. */
export function mergedDeliveries(
  newest: readonly WebhookDelivery[],
  before: readonly WebhookDelivery[],
): readonly WebhookDelivery[] {
  const ids = new Set(newest.map(({ id }) => id));
  return [...newest, ...before.filter(({ id }) => !ids.has(id))].toSorted((one, other) =>
    other.createdDatetime.localeCompare(one.createdDatetime),
  );
}

/** Indents JSON; returns other texts unchanged. */
export function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
