import type { DeliveryTry, Webhook, WebhookDelivery } from '@cairn/contract/webhooks';
import { generalShortcuts } from '@cairn/core/accounts/general-shortcuts';
import { defaultLife } from '@cairn/core/time/periods';
import { describe, expect, test } from 'vitest';
import type { Planning } from '../../goals/planning.ts';
import { eventName } from './event-names.ts';
import {
  answerName,
  countEvents,
  exactMoment,
  lastTryName,
  mergedDeliveries,
  readableBody,
  sampleName,
  shortMoment,
  toggledSpaces,
  tryTimes,
  webhookState,
} from './webhook-words.ts';

const planning: Planning = {
  today: '2026-11-20',
  life: defaultLife,
  locale: 'en-GB',
  timezone: 'Europe/Lisbon',
  amPm: false,
  coloredGoalsStyle: 'card',
  daysBegin: 'today',
  hideCompleted: false,
  space: 's1',
  shortcuts: generalShortcuts,
};

const triedAt = (datetime: string, result: Partial<DeliveryTry>): DeliveryTry => ({
  datetime,
  status: null,
  failure: null,
  durationMs: 142,
  ...result,
});
const tried = (result: Partial<DeliveryTry>) => triedAt('2026-11-20T10:00:00Z', result);

const delivery: WebhookDelivery = {
  id: 'msg_1',
  event: 'goalDone',
  state: 'waiting',
  createdDatetime: '2026-11-20T10:00:00Z',
  tries: [],
  sent: null,
  answer: null,
};

const webhook: Webhook = {
  url: 'https://hooks.example.org/cairn',
  spaces: null,
  isOn: true,
  secretEnd: 'XdM=',
  formerSecretUntilDatetime: null,
  createdDatetime: '2026-11-01T10:00:00Z',
  answeredDatetime: '2026-11-20T10:00:00Z',
  failingSinceDatetime: null,
  givenUpDatetime: null,
  waitingCount: 0,
};

describe('the answer of a delivery', () => {
  test.each<[string, readonly DeliveryTry[], string, string]>([
    ['before the first try', [], 'waiting', 'waits'],
    ['of 2xx', [tried({ status: 204 })], 'good', '204, 142 ms'],
    ['of 2xx after failures', [tried({ status: 503 }), tried({ status: 200 })], 'good', '200, 142 ms'],
    ['of another status', [tried({ status: 301 })], 'warn', '301, 142 ms'],
    ['of several tries', Array(5).fill(tried({ status: 503 })), 'warn', '503, 5 tries'],
    ['that never came', [tried({ failure: 'unreachable' })], 'warn', 'no answer'],
    ['that came too late', [tried({ failure: 'timeout' })], 'warn', 'took too long'],
    ['of a private network', [tried({ failure: 'private' })], 'warn', 'private network'],
    [
      'that never came, twice',
      Array(2).fill(tried({ failure: 'unreachable' })),
      'warn',
      'no answer, 2 tries',
    ],
  ])('%s', (_, tries, tone, text) => {
    expect(answerName({ ...delivery, tries }, planning)).toEqual({ tone, text });
  });

  test('of an event that is gone before its first try', () => {
    expect(answerName({ ...delivery, state: 'failed' }, planning).text).toBe('not sent');
  });

  test('names the last try in full', () => {
    expect(lastTryName(tried({ status: 503, durationMs: 10_012 }), planning)).toBe('503 after 10,012 ms');
  });

  test('to a sample is a sentence', () => {
    const said = (result: Partial<DeliveryTry>) =>
      sampleName({ ...delivery, tries: [tried(result)] }, planning).text;
    expect(said({ status: 200, durationMs: 164 })).toBe('The sample arrived: 200 in 164 ms');
    expect(said({ status: 404 })).toBe('The address answered 404 to the sample, in 142 ms');
    expect(said({ failure: 'timeout' })).toBe('The sample did not arrive: took too long');
    expect(sampleName(delivery, planning).text).toBe('The sample is on its way');
  });
});

test('a moment of today is a clock time, an earlier one a day', () => {
  expect(shortMoment('2026-11-20T10:41:00Z', planning)).toBe('10:41');
  expect(shortMoment('2026-11-18T10:41:00Z', planning)).toBe('18 Nov');
  expect(exactMoment('2026-11-20T10:41:00Z', planning)).toBe('10:41');
  expect(exactMoment('2026-11-21T10:41:00Z', planning)).toBe('21 Nov 10:41');
});

test('tries have a day where it changes', () => {
  const tries = ['2026-11-18T22:20:00Z', '2026-11-18T22:51:00Z', '2026-11-19T00:51:00Z'].map((datetime) =>
    triedAt(datetime, { status: 503 }),
  );
  const row = { ...delivery, createdDatetime: '2026-11-18T22:20:00Z', tries };
  expect(tryTimes(row, planning)).toBe('22:20, 22:51, 19 Nov 00:51');
});

test.each<[Partial<Webhook>, string, string]>([
  [{}, 'good', 'answers'],
  [{ answeredDatetime: null }, 'waiting', 'not called yet'],
  [{ failingSinceDatetime: '2026-11-18T10:00:00Z' }, 'warn', 'fails since 18 Nov'],
  [{ isOn: false, failingSinceDatetime: '2026-11-18T10:00:00Z' }, 'off', 'off'],
  [{ givenUpDatetime: '2026-11-18T10:00:00Z' }, 'off', 'off'],
])('the state of a webhook with %o is %s: %s', (fields, tone, text) => {
  expect(webhookState({ ...webhook, ...fields }, planning)).toEqual({ tone, text });
});

test('events are counted once if they are on in any space, without news', () => {
  const general = { goalDone: true, marketingEmails: true };
  expect(countEvents([{ general, ofSpace: {} }])).toBe(1);
  expect(countEvents([{ general, ofSpace: { goalDone: false } }])).toBe(0);
  expect(
    countEvents([
      { general, ofSpace: { goalDone: false, goalCreated: true } },
      { general, ofSpace: { goalCreated: true } },
    ]),
  ).toBe(2);
  expect(countEvents([{ general: {}, ofSpace: {} }])).toBe(0);
});

test('choosing a space leaves all, and without any all are chosen', () => {
  expect(toggledSpaces(null, 'a')).toEqual(['a']);
  expect(toggledSpaces(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggledSpaces(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggledSpaces(['b'], 'b')).toBeNull();
});

test('older deliveries follow the newest page, each one time', () => {
  const row = (id: string, day: number, state: WebhookDelivery['state'] = 'failed') => ({
    ...delivery,
    id,
    state,
    createdDatetime: `2026-11-${day}T10:00:00Z`,
  });
  const merged = mergedDeliveries([row('c', 13), row('b', 12, 'answered')], [row('b', 12), row('a', 11)]);
  expect(merged.map(({ id, state }) => [id, state])).toEqual([
    ['c', 'failed'],
    ['b', 'answered'],
    ['a', 'failed'],
  ]);
});

test('a body that is JSON is indented, another text stays', () => {
  expect(readableBody('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readableBody('<b>{"a":1}')).toBe('<b>{"a":1}');
});

test('each event of a delivery has the name of the settings', () => {
  expect(eventName('goalAssigned')).toBe('A goal is given to me');
  expect(eventName('sample')).toBe('Sample');
});
