import type { SettingsEdit } from '@cairn/core/accounts/settings';
import { editedRecord } from '@cairn/core/sync/edited-record';
import type { Cairn } from '../cairn/cairn.ts';
import { changeRecord } from '../cairn/change-record.ts';
import type { Saved } from '../saved.ts';
import { refOf } from '../store/account-store.ts';

export function changeSettings(cairn: Cairn, edit: SettingsEdit): Saved {
  const ref = refOf('user_settings', cairn.account.id);
  const change = () =>
    changeRecord(cairn, ref, (record) => editedRecord(record, { fields: edit, notes: null }));
  return { saved: cairn.undoStack.during(change).result };
}
