import type { User } from '@cairn/contract/accounts';
import { defaultSettings } from '@cairn/core/accounts/settings';
import { recordOfRow, type ServerRow } from '@cairn/core/sync/record';
import { browserEnvironment } from './browser-environment.ts';
import { Cairn } from './cairn.ts';
import type { Environment } from './environment.ts';
import type { ColumnRange } from './store/account-store.ts';

/**
 * Opens an account on this device.
 *
 * @param lookNow says which stretch of a column this address shows first
 * @returns when the first screen can be painted
 */
export function openCairn(user: User, lookNow: () => ColumnRange): Promise<Cairn> {
  return openCairnIn(browserEnvironment(user.uuid as string), user, lookNow);
}

/** Opens an account in any environment. */
export async function openCairnIn(
  environment: Environment,
  user: User,
  lookNow: (() => ColumnRange) | null,
): Promise<Cairn> {
  const { uuid, code, defaultSpaceId } = user;
  if (uuid === null || code === null || defaultSpaceId === null)
    throw new TypeError('A visitor has no planner.');
  const cairn = new Cairn({ id: uuid, code, defaultSpaceId }, environment);
  await cairn.open(lookNow);
  takeSettings(cairn, user);
  return cairn;
}

/** Before the first reading of the feed the settings are those that came with the sign-in. */
function takeSettings(cairn: Cairn, user: User): void {
  const ref = { table: 'user_settings', key: cairn.account.id };
  if (cairn.replica.record(ref)) return;
  const row: Record<string, unknown> = { id: cairn.account.id, rev: user.rev, version: user.version };
  for (const field of Object.keys(defaultSettings)) row[field] = user[field as keyof User];
  const at = new Date(cairn.environment.now()).toISOString();
  const record = recordOfRow('user_settings', cairn.account.id, row as unknown as ServerRow, at);
  cairn
    .change([ref], (records) => ({ put: records.size > 0 ? [] : [record] }))
    .catch(() => {
      // The device keeps nothing; the settings are in memory all the same.
      cairn.replica.apply([record]);
    });
}
