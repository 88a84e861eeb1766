import type { Cairn } from '@cairn/client/cairn/cairn';
import { readText, writeText } from '@cairn/client/device-text';

const storageKey = 'cairn-confetti';

/**
 * Whether what is celebrated is the first that a person has finished, for which confetti falls once: nothing
 * is done but these goals, and this device has not shown it to them.
 *
 * @param total how many goals are celebrated
 */
export function deservesConfetti({ account, replica }: Cairn, total: number): boolean {
  if (replica.loadState !== 'whole' || readText(storageKey) === account.id) return false;
  let done = 0;
  for (const goal of replica.seenGoals()) if (goal.doneDate !== null) done += 1;
  return done <= total;
}

/** Remembers that it fell. Without storage it falls again for goals that are all there is. */
export function rememberConfetti({ account }: Cairn): void {
  writeText(storageKey, account.id);
}
