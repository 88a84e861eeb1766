import type { EventRow } from '@cairn/core/events/event';
import type { ReadStates } from '@cairn/core/events/notices';
import { recordOfRow } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { changeFields } from '../cairn/change-record.ts';
import { settingsOf } from '../replica/settings-of.ts';
import type { Saved } from '../saved.ts';
import { refOf } from '../store/account-store.ts';

/** Includes states that this device has not sent yet. */
export function readStatesOf(cairn: Cairn): ReadStates {
  return {
    seen: settingsOf(cairn).noticesLastSeenDatetime,
    isRead: (code) => {
      const record = cairn.replica.record(refOf('read_notices', code));
      return record !== undefined && seenFields(record).isRead === true;
    },
  };
}

export function markNotices(
  cairn: Cairn,
  notices: readonly Pick<EventRow, 'code' | 'datetime'>[],
  isRead: boolean,
): Saved {
  const at = new Date(cairn.environment.now()).toISOString();
  const records = notices.map(
    ({ code, datetime }) =>
      cairn.replica.record(refOf('read_notices', code)) ??
      recordOfRow(
        'read_notices',
        cairn.account.id,
        { id: code, isRead: false, datetime, version: 0, rev: 0 },
        at,
      ),
  );
  return { saved: changeFields(cairn, records, () => ({ isRead })) };
}
