const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/**
 * Returns the time until the next retry.
 *
 * @param failures failed tries in a row, at least 1
 * @param jitter 0 to 1; spreads the retries of many clients
 */
export function retryDelayMs(failures: number, jitter: number): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures - 1, 10));
  return Math.round(delay * (0.75 + jitter / 4));
}

/**
 * These statuses do not judge the request: send it again with the same key (docs/product.md, "How sync keeps
 * work").
 */
const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether the server may or may not have applied the write. */
export function isPassing(httpStatus: number): boolean {
  return httpStatus >= 500 || passingStatuses.has(httpStatus);
}

export function isFinal(httpStatus: number): boolean {
  return httpStatus >= 200 && httpStatus < 500 && httpStatus !== 401 && !isPassing(httpStatus);
}

/** Increase this number if a new build may succeed where an old one was rejected. */
export const syncEngineVersion = 9;
/** Interval of uploads and pulls without a stream. */
export const autoSyncMs = 10_000;
/**
 * Interval of pulls while the stream is open, since a connection can break unnoticed. An idle client then
 * costs the server less than one request a minute.
 */
export const standingSyncMs = 120_000;
