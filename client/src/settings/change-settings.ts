import type { SettingsEdit } from '@cairn/core/accounts/settings';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { refKey } from '../store/account-store.ts';
import type { Cairn } from '../cairn.ts';
import type { Saved } from '../saved.ts';

/** Changes some of the account's settings, here at once and on every device soon. */
export function changeSettings(cairn: Cairn, edit: SettingsEdit): Saved {
  const ref = { table: 'user_settings', key: cairn.account.id };
  const saved = cairn.change([ref], (records) => {
    const record = records.get(refKey(ref));
    return { put: record ? [editedRecord(record, { fields: edit, notes: null })] : [] };
  });
  return { saved };
}
