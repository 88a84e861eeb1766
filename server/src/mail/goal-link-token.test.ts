import { linkActs } from '@cairn/core/goals/link-acts';
import { occurrenceRef } from '@cairn/core/goals/occurrence-id';
import { notificationEvents } from '@cairn/core/notifications/notification-event';
import { dateOfDayNumber } from '@cairn/core/time/date-only';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTokenOf, newJoinKey } from '../people/join-links.ts';
import { goalLinkAddresses, goalLinkOf, goalLinkToken } from './goal-link-token.ts';
import { refusedAddressOf, subscriptionOf, unsubscribeToken } from './unsubscribe-token.ts';

const seed = 20_261_129;
const key = newJoinKey();
const days = fc.integer({ min: -700_000, max: 2_900_000 });
const links = fc.record({
  act: fc.constantFrom(...linkActs),
  personId: fc.uuid(),
  ref: fc.oneof(
    fc.uuid(),
    fc.tuple(fc.uuid(), days).map(([id, day]) => occurrenceRef(id, dateOfDayNumber(day))),
  ),
  startsAt: fc.integer({ min: -8.64e15, max: 8.64e15 }),
});

test('a token holds act, person, goal and start, and is made by one key alone', () => {
  fc.assert(
    fc.property(links, (link) => {
      const token = goalLinkToken(key, link);
      expect(token).toMatch(/^\w+-[\w-]{80}$/u);
      expect(goalLinkOf(key, token)).toEqual(link);
      expect(goalLinkOf(newJoinKey(), token)).toBeNull();
    }),
    { seed },
  );
});

test('a token changed in any place is no token, nor one with parts of another', () => {
  fc.assert(
    fc.property(
      links,
      links,
      fc.nat(),
      fc.nat(),
      fc.constantFrom(...'aZ0-_=.'),
      (one, other, at, cut, sign) => {
        const [token, another] = [goalLinkToken(key, one), goalLinkToken(key, other)];
        const place = at % token.length;
        const changed = `${token.slice(0, place)}${sign}${token.slice(place + 1)}`;
        if (changed !== token) expect(goalLinkOf(key, changed)).toBeNull();
        const [body, otherBody] = [token, another].map((each) => each.slice(each.indexOf('-') + 1));
        const join = cut % 80;
        const mixed = [
          `${token}A`,
          token.slice(0, -1),
          `${other.act}-${body}`,
          `${one.act}-${otherBody}`,
          `${one.act}-${otherBody?.slice(0, join)}${body?.slice(join)}`,
        ];
        for (const each of mixed)
          if (each !== token && each !== another) expect(goalLinkOf(key, each)).toBeNull();
      },
    ),
    { seed, numRuns: 300 },
  );
});

test('any other text is no token, and no kind of token stands for another', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), fc.constantFrom('', ...linkActs), (text, act) => {
      expect(goalLinkOf(key, text)).toBeNull();
      expect(goalLinkOf(key, `${act}-${text}`)).toBeNull();
    }),
    { seed },
  );
  const personId = '0193a9be-1111-7000-8000-000000000000';
  const stop = unsubscribeToken(key, { personId, event: 'goalDone' });
  expect(goalLinkOf(key, stop)).toBeNull();
  expect(goalLinkOf(key, stop.replace('goalDone', 'done'))).toBeNull();
  expect(goalLinkOf(key, `done-${joinTokenOf(key, personId)}`)).toBeNull();
  const body = goalLinkToken(key, { act: 'done', personId, ref: personId, startsAt: 0 }).slice(5);
  for (const event of notificationEvents) expect(subscriptionOf(key, `${event}-${body}`)).toBeNull();
  expect(refusedAddressOf(key, `invitations-${body}`)).toBeNull();
});

test('each act has an address of its own', () => {
  const link = {
    personId: '0193a9be-1111-7000-8000-000000000000',
    ref: '0193a9be-2222-7000-8000-000000000000',
    startsAt: 5,
  };
  const addresses = goalLinkAddresses({ origin: 'https://plan.example.org', linkKey: key }, link);
  for (const act of linkActs) {
    const token = /^https:\/\/plan\.example\.org\/do\/([\w-]+)\/$/u.exec(addresses[act])?.[1];
    expect(goalLinkOf(key, token ?? '')).toEqual({ ...link, act });
  }
});
