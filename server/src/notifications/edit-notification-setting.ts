import type { NotificationSetting } from '@cairn/contract/notifications';
import { placeOfCode } from '@cairn/core/notifications/notification-code';
import {
  editedFlags,
  type FlagsEdit,
  flagsField,
  type NotificationFlags,
} from '@cairn/core/notifications/notification-flags';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mergeSettings, settingsNow } from '../accounts/edit-settings.ts';
import { knownPeople } from '../accounts/known-people.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { editMemberSettings } from '../spaces/edit-member-settings.ts';
import { writeOnce } from '../writes/write-once.ts';
import { settingOf } from './list-notification-settings.ts';

export async function editNotificationSetting(
  context: ServerContext,
  writer: Writer,
  code: string,
  edit: FlagsEdit,
): Promise<Outcome<NotificationSetting, Refusal>> {
  const place = placeOfCode(code);
  if (place === null) return refused({ code: 'notification.unknown' });
  const { id, settings } = writer.person;
  const field = flagsField(place.destination);
  if (place.space !== null) {
    const edited = await editMemberSettings(context, writer, place.space, (before) => ({
      [field]: editedFlags(before[field], edit),
    }));
    if (!edited.ok) return edited;
    return accepted(settingOf(place, { general: settings[field], ofSpace: edited.value[field] }));
  }
  const written = await writeOnce(
    context,
    writer,
    [id],
    { status: 200, thingId: null },
    async (tx, versions) => {
      const flags: NotificationFlags = editedFlags((await settingsNow(tx, id))[field], edit);
      await mergeSettings(tx, id, { [field]: flags }, versions.get(id) as number, new Date(context.now()));
      return accepted({ status: 200, thingId: null, result: null });
    },
  );
  if (!written.ok) return written;
  knownPeople(context.db.pool).forgetPerson(id);
  const general = (await settingsNow(context.db, id))[field];
  return accepted(settingOf(place, { general, ofSpace: {} }));
}
