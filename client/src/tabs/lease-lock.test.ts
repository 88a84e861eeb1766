import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { leaseLock } from './lease-lock.ts';

const key = 'cairn-lead-one';
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let tabs = 0;

function tab() {
  const lock = leaseLock(key, () => `tab ${(tabs += 1)}`);
  const seen = { leads: false };
  const request = (steals = false) =>
    lock.request(
      steals,
      () => (seen.leads = true),
      () => (seen.leads = false),
    );
  return { seen, request };
}

test('one tab leads, and the next one as soon as it is closed', () => {
  const [one, other] = [tab(), tab()];
  const close = one.request();
  other.request();
  vi.advanceTimersByTime(60_000);
  expect([one.seen.leads, other.seen.leads]).toEqual([true, false]);
  close();
  vi.advanceTimersByTime(1_500);
  expect(other.seen.leads).toBe(true);
});

test('a tab that ended without a word is followed', () => {
  localStorage.setItem(key, JSON.stringify({ holder: 'gone', until: Date.now() + 3_500 }));
  const next = tab();
  next.request();
  vi.advanceTimersByTime(2_000);
  expect(next.seen.leads).toBe(false);
  vi.advanceTimersByTime(3_000);
  expect(next.seen.leads).toBe(true);
});

test('whoever is robbed hears of it', () => {
  const [frozen, awake] = [tab(), tab()];
  frozen.request();
  vi.advanceTimersByTime(10);
  awake.request(true);
  vi.advanceTimersByTime(2_000);
  expect([frozen.seen.leads, awake.seen.leads]).toEqual([false, true]);
});

test('of two that take it at the same moment one stays', () => {
  const [one, other] = [tab(), tab()];
  one.request(true);
  other.request(true);
  vi.advanceTimersByTime(10_000);
  expect([one.seen.leads, other.seen.leads].filter(Boolean)).toHaveLength(1);
});

test('a text that is no lease stops nobody', () => {
  localStorage.setItem(key, '{');
  const next = tab();
  next.request();
  vi.advanceTimersByTime(10);
  expect(next.seen.leads).toBe(true);
});
