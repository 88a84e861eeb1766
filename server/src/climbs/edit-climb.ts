import type { ClimbEditBody } from '@cairn/contract/climbs';
import { changeNoteFrom } from '@cairn/core/climbs/change-note';
import { climbFieldsOf, type ClimbFields, type ClimbRow } from '@cairn/core/climbs/climb';
import { editedClimb, hasGoals } from '@cairn/core/climbs/edited-climb';
import { slugOf } from '@cairn/core/climbs/slug';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isSame } from '@cairn/core/same';
import { stampedBy } from '@cairn/core/sync/stamps';
import { spokenLanguage } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import { writeOnce } from '../writes/write-once.ts';
import { climbWishFrom } from './climb-wish.ts';
import { dropClimb, findClimb, type StoredClimb, writeClimb } from './my-climb-rows.ts';
import { freeSlug, publish, publishedContent, writeChangeNote, writeWays } from './publication-rows.ts';

type Ways = Partial<Pick<ClimbRow, 'public' | 'isListed'>>;

const misplacedNote: Refusal = {
  code: 'request.invalid',
  errors: { changeNote: () => m.field_change_note_place() },
};

/** Edits of a public climb change its draft. `public: true` publishes the draft, also again. */
export async function editClimb(
  context: ServerContext,
  writer: Writer,
  ref: string,
  { public: isPublic, isListed, baseRev, changeNote: typedNote, ...body }: ClimbEditBody,
): Promise<Outcome<ClimbRow, Refusal>> {
  const wish = climbWishFrom(body);
  if (!wish.ok) return wish;
  const note = changeNoteFrom(typedNote ?? '');
  if (!note.ok) return note;
  if (note.value !== null && isPublic !== true) return refused(misplacedNote);
  const ways = {
    ...(isPublic === undefined ? {} : { public: isPublic }),
    ...(isListed === undefined ? {} : { isListed }),
  };
  return changeClimb(context, writer, ref, 200, (tx, { row }, version) =>
    writeClimbEdit(context, writer, tx, row, {
      edit: { ...wish.value, ...ways },
      changeNote: note.value,
      baseRev,
      version,
    }),
  );
}

/** The caller has locked the person's scope. */
export async function writeClimbEdit(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  before: ClimbRow,
  {
    edit,
    changeNote = null,
    baseRev = before.rev,
    version,
  }: {
    readonly edit: Partial<ClimbFields> & Ways;
    readonly changeNote?: string | null;
    readonly baseRev?: number | undefined;
    readonly version: number;
  },
): Promise<Outcome<ClimbRow, Refusal>> {
  if (Object.keys(edit).length === 0) return accepted(before);
  const now = context.now();
  const fields = editedClimb(before, edit);
  const added =
    bytesOfText(fields.richDescription, fields.steps) - bytesOfText(before.richDescription, before.steps);
  const full = await textRoomRefusal(tx, person, added);
  if (full) return refused(full);
  const rev = before.rev + 1;
  const draft = {
    ...fields,
    // Nobody finds a climb that is not public.
    isListed: fields.public && fields.isListed,
    slug: before.publishedVersion === 0 ? slugOf(fields.name) : before.slug,
    modifiedDatetime: new Date(now).toISOString(),
    stamps: stampedBy(before.stamps, edit, baseRev, rev),
    version,
    rev,
  };
  const after = await publishedClimb(tx, person, before, draft, { edit, changeNote, at: new Date(now) });
  if (after.ok) writeClimb(tx, person.id, after.value);
  return after;
}

async function publishedClimb(
  tx: Tx,
  person: Person,
  before: ClimbRow,
  draft: ClimbRow,
  { edit, changeNote, at }: { readonly edit: Ways; readonly changeNote: string | null; readonly at: Date },
): Promise<Outcome<ClimbRow, Refusal>> {
  if (edit.public !== true) {
    if (before.publishedVersion === 0) return accepted(draft);
    if (draft.public !== before.public || draft.isListed !== before.isListed)
      writeWays(tx, draft.id, { isPublic: draft.public, isListed: draft.isListed, deletedAt: null });
    const shown = await publishedContent(tx, draft.id);
    return accepted({ ...draft, isChanged: shown !== null && !isSame(shown, climbFieldsOf(draft)) });
  }
  if (!hasGoals(draft.steps)) return refused({ code: 'climb.steps' });
  const shown = before.publishedVersion === 0 ? null : await publishedContent(tx, draft.id);
  const isNews = shown === null || !isSame(shown, climbFieldsOf(draft));
  const climb = {
    ...draft,
    slug: shown === null ? await freeSlug(tx, draft) : draft.slug,
    publishedVersion: before.publishedVersion + (isNews ? 1 : 0),
    isChanged: false,
  };
  const { id, code, slug, isListed, publishedVersion } = climb;
  // A first publication changes nothing for anybody.
  if (changeNote !== null && publishedVersion === 1) return refused(misplacedNote);
  const language = spokenLanguage([person.settings.locale]);
  const ways = { id, code, slug, language, isListed, userId: person.id, version: publishedVersion };
  if (isNews) publish(tx, { ...climbFieldsOf(climb), ...ways, changeNote }, at);
  else {
    writeWays(tx, id, { isPublic: true, isListed, deletedAt: null });
    if (changeNote !== null) writeChangeNote(tx, id, changeNote);
  }
  return accepted(climb);
}

/** Finds a climb of the writer and changes it in one transaction. */
async function changeClimb<Result>(
  context: ServerContext,
  writer: Writer,
  ref: string,
  status: number,
  change: (tx: Tx, stored: StoredClimb, version: number) => Promise<Outcome<Result, Refusal>>,
  alsoDeleted = false,
): Promise<Outcome<ClimbRow, Refusal>> {
  const { person } = writer;
  const located = person.reach === null ? await findClimb(context.db, person.id, ref) : null;
  if (!located || located.isPurged) return refused({ code: 'climb.unknown' });
  const expected = { status, thingId: located.row.id };
  const written = await writeOnce<null>(context, writer, [person.id], expected, async (tx, versions) => {
    const stored = await findClimb(tx, person.id, located.row.id);
    if (!stored || stored.isPurged) return refused({ code: 'climb.unknown' });
    if (stored.isDeleted && !alsoDeleted) return refused({ code: 'climb.deleted' });
    const changed = await change(tx, stored, versions.get(person.id) as number);
    return changed.ok ? accepted({ ...expected, result: null }) : changed;
  });
  if (!written.ok) return written;
  return status === 204 ? accepted(located.row) : climbNow(context, person.id, located.row.id);
}

export async function climbNow(
  context: ServerContext,
  personId: string,
  ref: string,
): Promise<Outcome<ClimbRow, Refusal>> {
  const found = await findClimb(context.db, personId, ref);
  if (!found || found.isPurged) return refused({ code: 'climb.unknown' });
  return found.isDeleted ? refused({ code: 'climb.deleted' }) : accepted(found.row);
}

/** People on the way keep their goals. */
export async function deleteClimb(
  context: ServerContext,
  writer: Writer,
  ref: string,
): Promise<Outcome<null, Refusal>> {
  const deleted = await changeClimb(context, writer, ref, 204, async (tx, { row }, version) => {
    const at = new Date(context.now());
    dropClimb(tx, writer.person.id, row.id, at, version);
    writeWays(tx, row.id, { isPublic: false, isListed: false, deletedAt: at });
    return accepted(null);
  });
  return deleted.ok ? accepted(null) : deleted;
}

/** A restored climb is not public. */
export function restoreClimb(
  context: ServerContext,
  writer: Writer,
  ref: string,
): Promise<Outcome<ClimbRow, Refusal>> {
  const restore = async (tx: Tx, { row, isDeleted }: StoredClimb, version: number) => {
    if (!isDeleted) return accepted(null);
    const modifiedDatetime = new Date(context.now()).toISOString();
    writeClimb(tx, writer.person.id, { ...row, modifiedDatetime, version, rev: row.rev + 1 });
    writeWays(tx, row.id, { isPublic: false, isListed: false, deletedAt: null });
    return accepted(null);
  };
  return changeClimb(context, writer, ref, 200, restore, true);
}
