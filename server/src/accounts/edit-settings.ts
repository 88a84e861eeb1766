import { defaultSettings, type SettingsEdit, type UserSettings } from '@cairn/core/accounts/settings';
import { type BackgroundFile, backgroundTypes, fileOfBackground } from '@cairn/core/accounts/background';
import { hasSharedKey } from '@cairn/core/accounts/rebound-shortcuts';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { spacePictureTypes } from '@cairn/core/spaces/space';
import { m } from '@cairn/words/messages';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { readableFile } from '../file-access/readable-file.ts';
import type { Refusal } from '../base/refusal.ts';
import { knownPeople } from './known-people.ts';
import { updateProfile } from './update-profile.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';

const select = statement<{ settings: Partial<UserSettings> }>(
  'select settings from user_settings where scope_id = $1 and id = $1',
);

/** Writes only the keys that were sent, so two devices can change different settings. */
const update = statement(`
  update user_settings set settings = settings || $2, version = $3, rev = rev + 1, modified_at = $4
  where scope_id = $1 and id = $1`);

/** Changing such a field makes `jobs/begin-days.ts` compute the person's next day again. */
const dayFields = ['timezone', 'dayEndsAtHour', 'rescheduleOverdueGoalsAfter'] as const;
/** Members of shared spaces see these fields. */
const profileFields = ['firstName', 'lastName', 'image'] as const;
const forgetDay = statement('delete from day_turns where user_id = $1');

export async function editSettings(
  context: ServerContext,
  writer: Writer,
  edit: SettingsEdit,
): Promise<Outcome<null, Refusal>> {
  const { person } = writer;
  const wantsDark = edit.darkMode !== undefined && edit.darkMode !== false;
  const isNewDark = wantsDark && edit.darkMode !== person.settings.darkMode;
  if (isNewDark && !person.level.canUseDarkMode) return refused({ code: 'limit.darkMode' });
  const pictureId = edit.background ? fileOfBackground(edit.background) : null;
  if (pictureId !== null) {
    const picture = await readableFile(context, person.id, pictureId);
    if (!picture || !backgroundTypes.includes(picture.mediaType)) {
      const errors = { background: () => m.field_background() };
      return refused({ code: 'settings.invalid', errors });
    }
  }
  if (edit.image && !(await isOwnPicture(context, person, edit.image))) {
    return refused({ code: 'settings.invalid', errors: { image: () => m.field_own_picture() } });
  }
  let shownIn: ReadonlyMap<string, number> = new Map();
  const decide: Decide<null> = async (tx, versions) => {
    const edited: UserSettings = { ...(await settingsNow(tx, person.id)), ...edit };
    if (edited.lifeEndDate <= edited.lifeStartDate) {
      return refused({ code: 'settings.invalid', errors: { lifeEndDate: () => m.field_life_order() } });
    }
    if (edited.workdayToMinutes <= edited.workdayFromMinutes) {
      const errors = { workdayToMinutes: () => m.field_workday_order() };
      return refused({ code: 'settings.invalid', errors });
    }
    if (edit.shortcuts && hasSharedKey(edit.shortcuts)) {
      return refused({ code: 'settings.invalid', errors: { shortcuts: () => m.field_shortcut_twice() } });
    }
    const at = new Date(context.now());
    await mergeSettings(tx, person.id, edit, versions.get(person.id) as number, at);
    if (dayFields.some((field) => edit[field] !== undefined)) await tx.rows(forgetDay, [person.id]);
    if (profileFields.some((field) => edit[field] !== undefined)) {
      shownIn = await updateProfile(tx, person, { ...edited, email: person.email }, at);
    }
    return accepted({ status: 200, thingId: null, result: null });
  };
  const written = await writeOnce(context, writer, [person.id], { status: 200, thingId: null }, decide);
  knownPeople(context.db.pool).forgetPerson(person.id);
  for (const [scopeId, version] of shownIn) context.publish(scopeId, version);
  return written.ok ? accepted(null) : written;
}

export async function settingsNow(db: Db, personId: string): Promise<UserSettings> {
  const [row] = await db.rows(select, [personId]);
  return { ...defaultSettings, ...row?.settings };
}

/** @param version of the person's scope, which must be locked */
export async function mergeSettings(
  tx: Db,
  personId: string,
  edit: SettingsEdit,
  version: number,
  at: Date,
): Promise<void> {
  await tx.rows(update, [personId, JSON.stringify(edit), version, at]);
}

/** Excludes pictures in the person's notes, which are deleted with their goal. */
async function isOwnPicture(context: ServerContext, { id }: Person, image: BackgroundFile): Promise<boolean> {
  const fileId = fileOfBackground(image);
  const file = fileId === null ? null : await readableFile(context, id, fileId);
  return file?.userId === id && file.goalId === null && spacePictureTypes.includes(file.mediaType);
}
