import type { Cairn } from '@cairn/client/cairn';
import { openCairn } from '@cairn/client/open-cairn';
import type { User } from '@cairn/contract/accounts';
import { firstLookOf } from './first-look.ts';

let ahead: { readonly accountId: string | null; readonly opening: Promise<Cairn> } | null = null;

/** Begins to open an account before the screen that shows it stands. */
export function openAhead(user: User): void {
  ahead = { accountId: user.uuid, opening: openHere(user) };
  // Whoever takes it hears of a failure; until then nobody has to.
  ahead.opening.catch(() => undefined);
}

/** Opens an account's data on this device, the stretch that this address shows first. */
export function openAccount(user: User): Promise<Cairn> {
  const begun = ahead;
  ahead = null;
  if (begun?.accountId === user.uuid) return begun.opening;
  void begun?.opening.then((other) => other.close());
  return openHere(user);
}

function openHere(user: User): Promise<Cairn> {
  return openCairn(user, () => firstLookOf(location.pathname, user));
}
