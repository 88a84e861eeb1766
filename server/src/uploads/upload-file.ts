import type { StoredFile, UploadFields } from '@cairn/contract/files';
import { nameWithExtension, extensionOf, safeFileName } from '@cairn/core/files/file-name';
import { type FileType, typeBytes, typeOfContent } from '@cairn/core/files/file-type';
import { leavesReserve } from '@cairn/core/files/disk-reserve';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { storageHasRoom } from '@cairn/core/plans/limits';
import { mayEditGoal } from '@cairn/core/spaces/roles';
import { open, rm } from 'node:fs/promises';
import { findGoal } from '../goals/find-goal.ts';
import { type AttemptLimit, secondsToWait } from '../http/attempts.ts';
import { newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import { writableSpace, standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Storage } from '../files/file-store.ts';
import * as rows from '../files/file-rows.ts';
import { drawUpload } from '../files/draw-upload.ts';
import { pictureSize } from '../files/picture.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly fields: UploadFields;
}

/** For each person. */
const uploadLimit: AttemptLimit = { count: 600, withinMs: 3_600_000 };

/** Refuses bodies that are not a form, and files above `maxBytes`. */
export type Receive = (maxBytes: number | null) => Promise<Outcome<ReceivedFile, Refusal>>;

/** A failure leaves nothing behind. Previews are drawn after the answer. */
export async function uploadFile(
  context: ServerContext,
  storage: Storage,
  writer: Writer,
  receive: Receive,
): Promise<Outcome<StoredFile, Refusal>> {
  const { person, key } = writer;
  const before = key === null ? null : await rows.fileOfKey(context.db, person.id, key);
  if (before) return accepted(rows.storedFile(before));
  const wait = await secondsToWait(context.db, 'upload', person.id, uploadLimit, context.now());
  if (wait !== null) return refused({ code: 'rate.limited', retryAfter: wait });
  const { storageLimit, fileSizeLimit } = person.level;
  const noRoom = refused<Refusal>({
    code: 'limit.storage',
    ...(storageLimit === null ? {} : { limit: storageLimit }),
  });
  // Checked again after the upload. This early check avoids useless uploads.
  if (!storageHasRoom(storageLimit, await rows.bytesUsedBy(context.db, person.id), 1)) return noRoom;
  if (!leavesReserve(await storage.disk(), incomingBytes + (fileSizeLimit ?? 0)))
    return refused({ code: 'server.storageFull' });
  const received = await whileIncoming(fileSizeLimit ?? 0, () => receive(fileSizeLimit));
  if (!received.ok) return received;
  const { path } = received.value;
  try {
    const place = await placeOf(context, writer, received.value.fields);
    if (!place.ok) return place;
    const type = typeOfContent(await beginningOf(path));
    const picture = await pictureSize(person.id, path, type.mediaType);
    const file: rows.FileRow = {
      id: newId(context.now()),
      ...place.value,
      userId: person.id,
      uploadKey: key,
      ...namesOf(received.value.name, type),
      mediaType: type.mediaType,
      size: received.value.size,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      hasPreview: false,
      createdAt: new Date(context.now()),
      bytesOf: null,
      isPlain: false,
    };
    const begun = await context.db.transact(async (tx) => {
      await rows.lockUploadsOf(tx, person.id);
      // The same upload, sent again while the first was in flight.
      const twin = key === null ? null : await rows.fileOfKey(tx, person.id, key);
      if (twin) return twin;
      if (!storageHasRoom(storageLimit, await rows.bytesUsedBy(tx, person.id), file.size)) return null;
      await rows.addFile(tx, file);
      return file;
    });
    if (begun === null) return noRoom;
    if (begun !== file) return accepted(rows.storedFile(begun));
    await keep(context, storage, file, path);
    if (picture !== null) void drawUpload(context.db, storage, file);
    return accepted(rows.storedFile(file));
  } finally {
    await rm(path, { force: true });
  }
}

let incomingBytes = 0;

async function whileIncoming<Result>(most: number, work: () => Promise<Result>): Promise<Result> {
  incomingBytes += most;
  try {
    return await work();
  } finally {
    incomingBytes -= most;
  }
}

async function placeOf(
  context: ServerContext,
  { person }: Writer,
  { goal: ref, space }: UploadFields,
): Promise<Outcome<{ readonly scopeId: string; readonly goalId: string | null }, Refusal>> {
  if (ref === undefined) {
    const named = space ?? person.defaultSpaceId;
    if (named === null) return refused({ code: 'space.unknown' });
    const found = await writableSpace(context, named, person.id);
    return found.ok ? accepted({ scopeId: found.value, goalId: null }) : found;
  }
  const goal = await findGoal(context.db, ref, person);
  if (!goal) return refused({ code: 'goal.unknown' });
  const standing = await standingIn(context.db, goal.scopeId, person.id);
  const refusal = standingRefusal(context, standing, 'goal.unknown');
  if (refusal) return refused(refusal);
  if (goal.isDeleted) return refused({ code: 'goal.deleted' });
  if (!mayEditGoal(standing, goal.row)) return refused({ code: 'goal.readOnly' });
  // Without a row the occurrence cannot own the file yet. Saving its note gives it the file.
  return accepted({ scopeId: goal.scopeId, goalId: goal.untouchedIn ? null : goal.id });
}

function namesOf(given: string, type: FileType): { readonly name: string; readonly ext: string } {
  const safe = safeFileName(given);
  const name = type.extension === null ? safe : nameWithExtension(safe, type.extension, type.alike);
  return { name, ext: type.extension ?? extensionOf(safe).toLowerCase() };
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(typeBytes), 0, typeBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function keep(
  context: ServerContext,
  { store }: Storage,
  file: rows.FileRow,
  path: string,
): Promise<void> {
  try {
    await store.put(rows.originalKey(file.id), path, file.mediaType);
    await rows.fileIsStored(context.db, file.id, new Date(context.now()));
  } catch (error) {
    await rows.dropFiles(context.db, [file.id], new Date(context.now())).catch(() => {});
    throw error;
  }
}
