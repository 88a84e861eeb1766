import type { DateOnly } from '@cairn/core/time/date-only';

const storageKey = 'cairn-edge-seen';

/** Whether this device has shown a person what waits on a day already. */
export function wasEdgeShown(accountId: string, today: DateOnly): boolean {
  try {
    return localStorage.getItem(storageKey) === `${accountId} ${today}`;
  } catch {
    return false;
  }
}

/** Remembers that it was shown. Each device for itself: whoever saw it on the phone has not decided anything there. */
export function rememberEdge(accountId: string, today: DateOnly): void {
  try {
    localStorage.setItem(storageKey, `${accountId} ${today}`);
  } catch {
    // Without storage it is said on every visit.
  }
}
