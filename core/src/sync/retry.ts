const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/**
 * How long to wait before sending again, in milliseconds.
 *
 * @param failures failed sends in a row, 1 or more
 * @param jitter between 0 and 1, so that a thousand clients do not return at once
 */
export function retryDelayMs(failures: number, jitter: number): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures - 1, 10));
  return Math.round(delay * (0.75 + jitter / 4));
}

/** The statuses that say nothing about what was sent, so it is sent again with the same key (docs/product.md 5.18). */
const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether an answer leaves open what became of a write: lost, timed out, too busy, or broken on the server's side. */
export function isPassing(httpStatus: number): boolean {
  return httpStatus >= 500 || passingStatuses.has(httpStatus);
}

/** Whether an answer is final for an idempotency key: 2xx, or 4xx that say something about the write. */
export function isFinal(httpStatus: number): boolean {
  return httpStatus >= 200 && httpStatus < 500 && httpStatus !== 401 && !isPassing(httpStatus);
}

/** Raised when a new build may succeed where an old one was refused. */
export const syncEngineVersion = 9;
/** How often uploads and pulls run by themselves, in milliseconds. */
export const autoSyncMs = 10_000;
/**
 * How often it is read all the same while the stream stands, in milliseconds: a connection may have gone without
 * either end hearing of it, and an idle client costs the server less than one request a minute.
 */
export const standingSyncMs = 120_000;
