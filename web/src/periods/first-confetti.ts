import type { Cairn } from '@cairn/client/cairn/cairn';
import { readText, writeText } from '@cairn/client/device-text';

const storageKey = 'cairn-confetti';

/**
 * Whether these are the user's first done goals and this device has not celebrated them yet.
 * @param total number of celebrated goals
 */
export function deservesConfetti({ account, replica }: Cairn, total: number): boolean {
  if (replica.loadState !== 'whole' || readText(storageKey) === account.id) return false;
  let done = 0;
  for (const goal of replica.seenGoals()) if (goal.doneDate !== null) done += 1;
  return done <= total;
}

/** Without storage, confetti may fall again. */
export function rememberConfetti({ account }: Cairn): void {
  writeText(storageKey, account.id);
}
