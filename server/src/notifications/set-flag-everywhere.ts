import type { Destination, NotificationEvent } from '@cairn/core/notifications/notification-event';
import { editedFlags, flagsField } from '@cairn/core/notifications/notification-flags';
import { mergeSettings, settingsNow } from '../accounts/edit-settings.ts';
import { knownPeople } from '../accounts/known-people.ts';
import type { ServerContext } from '../context/server-context.ts';
import { statement } from '../db/statement.ts';
import { writeMemberSettings } from '../spaces/edit-member-settings.ts';
import { lockScope } from '../writes/scope-rows.ts';

const selectOverruling = (destination: Destination) =>
  statement<{ space: string }>(`
  select id as space from member_settings
  where scope_id = $1 and deleted_at is null and ${destination}_notifications ->> $2 = 'true'`);

const overruling = {
  email: selectOverruling('email'),
  push: selectOverruling('push'),
  webhook: selectOverruling('webhook'),
};

/** Turning it off also takes back the flags of spaces that overrule it. Returns false for a deleted account. */
export async function setFlagEverywhere(
  context: ServerContext,
  personId: string,
  destination: Destination,
  event: NotificationEvent,
  isOn: boolean,
): Promise<boolean> {
  const field = flagsField(destination);
  const version = await context.db.transact(async (tx) => {
    const locked = await lockScope(tx, personId);
    if (locked === null) return null;
    const at = new Date(context.now());
    const general = editedFlags((await settingsNow(tx, personId))[field], { [event]: isOn });
    await mergeSettings(tx, personId, { [field]: general }, locked, at);
    if (!isOn) {
      for (const { space } of await tx.rows(overruling[destination], [personId, event]))
        await writeMemberSettings(
          tx,
          personId,
          space,
          (before) => ({ [field]: editedFlags(before[field], { [event]: null }) }),
          locked,
          at,
        );
    }
    return locked;
  });
  if (version === null) return false;
  knownPeople(context.db.pool).forgetPerson(personId);
  context.publish(personId, version);
  return true;
}
