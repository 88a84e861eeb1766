import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRepeatedJobs } from './repeated-jobs.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('work is done now and again after its time, and never twice at once', async () => {
  let done = 0;
  let finish = () => {};
  const work = () =>
    new Promise<void>((resolve) => {
      done += 1;
      finish = resolve;
    });
  const jobs = startRepeatedJobs([{ everyMs: 1_000, work }], () => {});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(2);
  finish();
  await jobs.stop();
});

test('work that fails is told of, and tried again at its time', async () => {
  const failures: unknown[] = [];
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no');
  };
  const jobs = startRepeatedJobs([{ everyMs: 1_000, work }], (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([tries, failures.length]).toEqual([2, 1]);
  await jobs.stop();
});

test('ending waits for the round under way, and begins no other', async () => {
  let finish = () => {};
  let done = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      finish = () => {
        done += 1;
        resolve();
      };
    });
  const jobs = startRepeatedJobs([{ everyMs: 1_000, work }], () => {});
  const ended = jobs.stop();
  finish();
  await ended;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toBe(1);
});
