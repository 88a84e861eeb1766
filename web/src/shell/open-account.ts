import type { Cairn } from '@cairn/client/cairn/cairn';
import { openCairn } from '@cairn/client/opening/open-cairn';
import type { User } from '@cairn/contract/accounts';
import { firstLookOf } from './first-look.ts';

interface Ahead {
  readonly accountId: string | null;
  readonly opening: Promise<Cairn>;
  /** What it came to, once it did. */
  opened: Cairn | null;
}

let ahead: Ahead | null = null;

/**
 * Begins to open an account before the screen that shows it stands.
 *
 * @returns when it is open; a failure is told to whoever takes the account
 */
export async function openAhead(user: User): Promise<void> {
  const begun: Ahead = { accountId: user.uuid, opening: openHere(user), opened: null };
  ahead = begun;
  begun.opened = await begun.opening.catch(() => null);
}

/** The account, when it was opened ahead and is open: it can be shown in the first picture. */
export function openedAhead(user: User): Cairn | null {
  return ahead?.accountId === user.uuid ? ahead.opened : null;
}

/** Opens an account's data on this device, the stretch that this address shows first. */
export function openAccount(user: User): Promise<Cairn> {
  const begun = ahead;
  ahead = null;
  if (begun?.accountId === user.uuid) return begun.opening;
  begun?.opening.then(
    (other) => other.close(),
    // Nobody wanted it.
    () => undefined,
  );
  return openHere(user);
}

function openHere(user: User): Promise<Cairn> {
  return openCairn(user, () => firstLookOf(location, user));
}
