import type { User } from '@cairn/contract/accounts';
import { defaultSettings } from '@cairn/core/accounts/settings';
import { recordOfRow } from '@cairn/core/sync/record';
import { browserEnvironment } from './browser-environment.ts';
import { Cairn } from '../cairn/cairn.ts';
import type { Account } from '../account.ts';
import { keysOf } from '../keys-of.ts';
import type { Environment } from '../environment/environment.ts';
import { type ColumnRange, refOf } from '../store/account-store.ts';

export function openCairn(user: User, lookNow: () => ColumnRange): Promise<Cairn> {
  return openCairnIn(browserEnvironment(accountOf(user).id), user, lookNow);
}

export async function openCairnIn(
  environment: Environment,
  user: User,
  lookNow: (() => ColumnRange) | null,
): Promise<Cairn> {
  const cairn = new Cairn(accountOf(user), environment, async () => {
    const { uploads } = await import('../tables/all-tables.ts');
    return uploads;
  });
  await cairn.open(lookNow);
  takeSettings(cairn, user);
  return cairn;
}

function accountOf({ uuid, code, defaultSpaceId }: User): Account {
  if (uuid === null || code === null || defaultSpaceId === null)
    throw new TypeError('A visitor has no planner.');
  return { id: uuid, code, defaultSpaceId };
}

/** The sign-in's settings apply until the feed has been read. */
function takeSettings(cairn: Cairn, user: User): void {
  const ref = refOf('user_settings', cairn.account.id);
  if (cairn.replica.record(ref)) return;
  const settings = Object.fromEntries(keysOf(defaultSettings).map((field) => [field, user[field]]));
  const row = { ...settings, id: cairn.account.id, rev: user.rev, version: user.version };
  const at = new Date(cairn.environment.now()).toISOString();
  const record = recordOfRow('user_settings', cairn.account.id, row, at);
  cairn
    .change([ref], (records) => ({ put: records.size > 0 ? [] : [record] }))
    .catch(() => {
      // Storing failed, so keep the settings in memory only.
      cairn.replica.apply([record]);
    });
}
