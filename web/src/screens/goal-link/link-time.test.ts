import { expect, test } from 'vitest';
import { linkTime } from './link-time.ts';

const clock = {
  timezone: 'Europe/Berlin',
  amPm: false,
  locale: 'en',
  now: Date.parse('2026-11-20T08:50:00Z'),
};

test('a time of today has no day, one of tomorrow says so, and others have their date', () => {
  const time = (moment: string, more = {}) =>
    linkTime(moment, { ...clock, ...more }).replaceAll(/[\u2009\u202F]/gu, ' ');
  expect(time('2026-11-20T10:00:00.000Z')).toBe('11:00');
  expect(time('2026-11-21T09:00:00.000Z')).toBe('tomorrow, 10:00');
  expect(time('2026-11-24T09:00:00.000Z')).toBe('Tue, Nov 24, 10:00');
  expect(time('2026-11-20T22:59:00.000Z')).toBe('23:59');
  expect(time('2026-11-20T23:00:00.000Z')).toBe('tomorrow, 00:00');
  expect(time('2026-11-20T10:00:00.000Z', { amPm: true })).toBe('11:00 AM');
  expect(time('2026-11-21T08:00:00.000Z', { amPm: null })).toBe('tomorrow, 9:00 AM');
  expect(time('2026-11-21T08:00:00.000Z', { amPm: null, locale: 'en-GB' })).toBe('tomorrow, 09:00');
  expect(time('2026-11-20T10:00:00.000Z', { amPm: null, locale: 'de' })).toBe('11:00');
});
