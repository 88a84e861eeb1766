import { notificationEvents } from '@cairn/core/notifications/notification-event';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTokenOf, newJoinKey } from '../people/join-links.ts';
import {
  addressIdOf,
  refusalToken,
  refusedAddressOf,
  subscriptionOf,
  unsubscribeToken,
} from './unsubscribe-token.ts';

const seed = 20_261_128;
const subscriptions = fc.record({
  personId: fc.uuid(),
  event: fc.constantFrom(...notificationEvents),
});
const key = newJoinKey();

test('a token names its person and its event, and is made by one key alone', () => {
  fc.assert(
    fc.property(subscriptions, (subscription) => {
      const token = unsubscribeToken(key, subscription);
      expect(token).toMatch(/^\w+-[\w-]{43}$/u);
      expect(subscriptionOf(key, token)).toEqual(subscription);
      expect(subscriptionOf(newJoinKey(), token)).toBeNull();
    }),
    { seed },
  );
});

test('a token changed in any place is no token, nor one with the event or the person of another', () => {
  fc.assert(
    fc.property(
      subscriptions,
      subscriptions,
      fc.nat(),
      fc.constantFrom(...'aZ0-_=.'),
      (one, other, at, sign) => {
        const [token, another] = [unsubscribeToken(key, one), unsubscribeToken(key, other)];
        const place = at % token.length;
        const changed = `${token.slice(0, place)}${sign}${token.slice(place + 1)}`;
        if (changed !== token) expect(subscriptionOf(key, changed)).toBeNull();
        expect(subscriptionOf(key, `${token}A`)).toBeNull();
        expect(subscriptionOf(key, token.slice(0, -1))).toBeNull();
        const mixed = [
          `${other.event}-${token.slice(one.event.length + 1)}`,
          `${one.event}-${another.slice(other.event.length + 1)}`,
          // The person of the other, with the seal of the first.
          `${one.event}-${another.slice(other.event.length + 1).slice(0, 20)}${token.slice(-23)}`,
        ];
        for (const each of mixed)
          if (each !== token && each !== another) expect(subscriptionOf(key, each)).toBeNull();
      },
    ),
    { seed, numRuns: 300 },
  );
});

test('any text but a token is no token, nor is the token of a join link', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.base64String()),
      fc.constantFrom('', ...notificationEvents),
      (text, event) => {
        expect(subscriptionOf(key, text)).toBeNull();
        expect(subscriptionOf(key, `${event}-${text}`)).toBeNull();
      },
    ),
    { seed },
  );
  const join = joinTokenOf(key, '0193a9be-1111-7000-8000-000000000000');
  expect(subscriptionOf(key, `goalDone-${join}`)).toBeNull();
});

test('a refusal of invitations names its address alone, and is no token of a person', () => {
  const token = refusalToken(key, 'joe@example.com');
  expect(refusedAddressOf(key, token)).toBe(addressIdOf('joe@example.com'));
  expect(token).not.toContain('joe');
  expect(subscriptionOf(key, token)).toBeNull();
  expect(refusedAddressOf(Buffer.alloc(32, 9), token)).toBeNull();
  expect(refusedAddressOf(key, `${token}A`)).toBeNull();
  expect(refusedAddressOf(key, token.slice(0, -1))).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
      expect(refusedAddressOf(key, text)).toBeNull();
      expect(refusedAddressOf(key, `invitations-${text}`)).toBeNull();
    }),
    { seed },
  );
});
