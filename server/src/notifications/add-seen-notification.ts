import { withSeenCode } from '@cairn/core/accounts/seen-codes';
import { accepted, type Outcome } from '@cairn/core/outcome';
import { mergeSettings, settingsNow } from '../accounts/edit-settings.ts';
import { knownPeople } from '../accounts/known-people.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';

export async function addSeenNotification(
  context: ServerContext,
  writer: Writer,
  code: string,
): Promise<Outcome<null, Refusal>> {
  const { id } = writer.person;
  const done = { status: 204, thingId: null };
  const written = await writeOnce(context, writer, [id], done, async (tx, versions) => {
    const { seenNotifications } = await settingsNow(tx, id);
    const edit = { seenNotifications: withSeenCode(seenNotifications, code) };
    await mergeSettings(tx, id, edit, versions.get(id) as number, new Date(context.now()));
    return accepted({ ...done, result: null });
  });
  knownPeople(context.db.pool).forgetPerson(id);
  return written.ok ? accepted(null) : written;
}
