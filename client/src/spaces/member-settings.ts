import type { NewsReader } from '@cairn/core/events/news';
import { defaultMemberSettings, type MemberSettings } from '@cairn/core/spaces/member-settings';
import { editedMemberSettings } from '@cairn/core/spaces/edited-member-settings';
import { recordOfRow, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { changeFields } from '../cairn/change-record.ts';
import type { Saved } from '../saved.ts';
import { refOf } from '../store/account-store.ts';
import { membersOf } from './standing.ts';
import { keysOf } from '../keys-of.ts';

/** Returns a member's settings, including unsent edits. */
export function memberSettingsOf({ replica }: Pick<Cairn, 'replica'>, space: string): MemberSettings {
  const record = replica.record(refOf('member_settings', space));
  return record ? { ...defaultMemberSettings, ...seenFields(record) } : defaultMemberSettings;
}

export function newsReaderIn(cairn: Pick<Cairn, 'replica' | 'account'>, space: string): NewsReader {
  const own = membersOf(cairn, space).find(({ userId }) => userId === cairn.account.id);
  return {
    userId: cairn.account.id,
    joined: own?.createdDatetime ?? '',
    seen: memberSettingsOf(cairn, space).eventsLastSeenDatetime,
  };
}

export function changeMemberSettings(cairn: Cairn, space: string, edit: Partial<MemberSettings>): Saved {
  const edited = editedMemberSettings(
    memberSettingsOf(cairn, space),
    edit,
    new Date(cairn.environment.now()).toISOString(),
  );
  const fields = Object.fromEntries(keysOf(edit).map((name) => [name, edited[name]]));
  const record = memberSettingsRecord(cairn, space);
  return { saved: changeFields(cairn, [record], () => fields) };
}

/** Creates the record if the server has none. */
export function memberSettingsRecord(
  { replica, environment, account }: Cairn,
  space: string,
): SyncRecord<'member_settings'> {
  const known = replica.record(refOf('member_settings', space));
  if (known) return known;
  const row = { id: space, ...defaultMemberSettings, version: 0, rev: 0 };
  return recordOfRow('member_settings', account.id, row, new Date(environment.now()).toISOString());
}
