const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/**
 * Returns the time until the next try.
 *
 * @param failures failed tries in a row, 1 or more
 * @param jitter 0 to 1, so that a thousand clients do not return at once
 */
export function retryDelayMs(failures: number, jitter: number): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures - 1, 10));
  return Math.round(delay * (0.75 + jitter / 4));
}

/**
 * These statuses say nothing about the request, so it is sent again with the same key
 * (docs/product.md, "How sync keeps work").
 */
const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether an answer leaves open if the server applied the write. */
export function isPassing(httpStatus: number): boolean {
  return httpStatus >= 500 || passingStatuses.has(httpStatus);
}

/** Whether the answer is final for its idempotency key. */
export function isFinal(httpStatus: number): boolean {
  return httpStatus >= 200 && httpStatus < 500 && httpStatus !== 401 && !isPassing(httpStatus);
}

/** Increase this when a new build may succeed where an old one was rejected. */
export const syncEngineVersion = 9;
/** Interval of uploads and pulls. */
export const autoSyncMs = 10_000;
/**
 * Interval of pulls while the stream is open: a connection can be lost unnoticed by both ends. At this interval, an
 * idle client costs the server less than one request a minute.
 */
export const standingSyncMs = 120_000;
