import { readText, writeText } from '@cairn/client/device-text';
import type { DateOnly } from '@cairn/core/time/date-only';

const storageKey = 'cairn-edge-seen';

/** Whether this device has shown a person what waits on a day already. */
export function wasEdgeShown(accountId: string, today: DateOnly): boolean {
  return readText(storageKey) === `${accountId} ${today}`;
}

/** Remembers that it was shown. Each device for itself: whoever saw it on the phone has not decided anything there. */
export function rememberEdge(accountId: string, today: DateOnly): void {
  // Without storage it is said on every visit.
  writeText(storageKey, `${accountId} ${today}`);
}
