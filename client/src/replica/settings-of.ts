import { defaultSettings, type UserSettings } from '@cairn/core/accounts/settings';
import { seenFields } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Account } from '../account.ts';
import type { ReplicaHolder } from './replica-holder.ts';
import { refOf } from '../store/account-store.ts';

const seenByRecord = new WeakMap<SyncRecord, UserSettings>();

export interface SettingsHolder extends ReplicaHolder {
  readonly account: Pick<Account, 'id'>;
}

/** Returns the same object until a setting changes. */
export function settingsOf(cairn: SettingsHolder): UserSettings {
  const record = cairn.replica.record(refOf('user_settings', cairn.account.id));
  if (!record) return defaultSettings;
  let settings = seenByRecord.get(record);
  if (!settings) {
    settings = { ...defaultSettings, ...seenFields(record) };
    seenByRecord.set(record, settings);
  }
  return settings;
}
