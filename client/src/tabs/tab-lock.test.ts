import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabLock } from './tab-lock.ts';

type Hold = () => Promise<void>;

const request = vi.fn<(name: string, options: LockOptions, hold: Hold) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { request } });
  request.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lead() {
  let release = () => {};
  const ask = () => {
    release = tabLock('ida').request(
      false,
      () => {},
      () => {
        release();
        ask();
      },
    );
  };
  ask();
  return () => release();
}

test('a browser that refuses the lock is asked again after a second, so that the page can do other things', async () => {
  const refusal = new DOMException('The page is being left.', 'InvalidStateError');
  // With endless refusals, a failing test would hang.
  request.mockImplementation(() =>
    request.mock.calls.length > 50 ? new Promise(() => {}) : Promise.reject(refusal),
  );
  const release = lead();
  await vi.advanceTimersByTimeAsync(900);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(request).toHaveBeenCalledTimes(2);
  release();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a stolen lock is asked for again at once', async () => {
  const stolen = Promise.withResolvers<void>();
  request.mockImplementationOnce((_name, _options, hold) => Promise.race([hold(), stolen.promise]));
  request.mockImplementation(() => new Promise(() => {}));
  const release = lead();
  stolen.reject(new DOMException('Stolen.', 'AbortError'));
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(2);
  release();
});
