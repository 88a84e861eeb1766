import { defaultSettings, type UserSettings } from '@cairn/core/accounts/settings';
import { seenFields } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn.ts';

const seenByRecord = new WeakMap<SyncRecord, UserSettings>();

/** The account's settings as the person sees them; the same object until one changes. */
export function settingsOf(cairn: Cairn): UserSettings {
  const record = cairn.replica.record({ table: 'user_settings', key: cairn.account.id });
  if (!record) return defaultSettings;
  let settings = seenByRecord.get(record);
  if (!settings) {
    settings = { ...defaultSettings, ...(seenFields(record) as Partial<UserSettings>) };
    seenByRecord.set(record, settings);
  }
  return settings;
}
