import type { User } from '@cairn/contract/accounts';
import { defaultSettings } from '@cairn/core/accounts/settings';
import { recordOfRow, type ServerRow } from '@cairn/core/sync/record';
import { browserEnvironment } from './browser-environment.ts';
import { Cairn } from './cairn.ts';
import type { Environment } from './environment.ts';

/** The stretch of a column that the first screen shows. */
export interface FirstLook {
  readonly columnId: number;
  /** First day, included. */
  readonly from: string;
  /** Last day, included. */
  readonly to: string;
}

/**
 * Opens an account on this device.
 *
 * @param firstLookNow asked while the database opens: finding out which day it is takes as long as that
 * @returns when the first screen can be painted
 */
export async function openCairn(user: User, firstLookNow: () => FirstLook | null): Promise<Cairn> {
  const opening = browserEnvironment(user.uuid as string);
  const firstLook = firstLookNow();
  return openCairnIn(await opening, user, firstLook);
}

/** Opens an account in any environment. */
export async function openCairnIn(
  environment: Environment,
  user: User,
  firstLook: FirstLook | null,
): Promise<Cairn> {
  const { uuid, code, defaultSpaceId } = user;
  if (uuid === null || code === null || defaultSpaceId === null)
    throw new TypeError('A visitor has no planner.');
  const cairn = new Cairn({ id: uuid, code, defaultSpaceId }, environment);
  await cairn.open(firstLook);
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
