import type { Cairn } from '@cairn/client/cairn/cairn';
import { openCairn } from '@cairn/client/opening/open-cairn';
import type { User } from '@cairn/contract/accounts';
import { firstRangeOf } from './first-range.ts';

interface Ahead {
  readonly accountId: string | null;
  readonly opening: Promise<Cairn>;
  opened: Cairn | null;
}

let ahead: Ahead | null = null;

/**
 * Opens the account before its screen is mounted, to save time.
 *
 * @returns resolves even after a failure, which `openAccount` reports
 */
export async function openAhead(user: User): Promise<void> {
  const begun: Ahead = { accountId: user.uuid, opening: openHere(user), opened: null };
  ahead = begun;
  begun.opened = await begun.opening.catch(() => null);
}

/** Returns null unless the account is already open. */
export function openedAhead(user: User): Cairn | null {
  return ahead?.accountId === user.uuid ? ahead.opened : null;
}

/** Loads the time range of this address first. */
export function openAccount(user: User): Promise<Cairn> {
  const begun = ahead;
  ahead = null;
  if (begun?.accountId === user.uuid) return begun.opening;
  begun?.opening.then(
    (other) => other.close(),
    () => undefined,
  );
  return openHere(user);
}

function openHere(user: User): Promise<Cairn> {
  return openCairn(user, () => firstRangeOf(location, user));
}
