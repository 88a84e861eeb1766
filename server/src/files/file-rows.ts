import type { StoredFile } from '@cairn/contract/files';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

export interface FileRow {
  readonly id: string;
  readonly scopeId: string;
  readonly goalId: string | null;
  readonly userId: string;
  readonly uploadKey: string | null;
  readonly name: string;
  readonly ext: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly hasPreview: boolean;
  readonly createdAt: Date;
  /** The file whose bytes this file shares. Null if it has its own. */
  readonly bytesOf: string | null;
  /** Whether the file was copied from outside its space. Then it is served without place and camera data. */
  readonly isPlain: boolean;
}

export const fileColumns = (f: string) => `${f}.id, ${f}.scope_id as "scopeId", ${f}.goal_id as "goalId",
  ${f}.user_id as "userId", ${f}.upload_key as "uploadKey", ${f}.name, ${f}.ext, ${f}.media_type as "mediaType",
  ${f}.size, ${f}.width, ${f}.height, ${f}.has_preview as "hasPreview", ${f}.created_at as "createdAt",
  ${f}.bytes_of as "bytesOf", ${f}.is_plain as "isPlain"`;

export const bytesId = (f: string) => `coalesce(${f}.bytes_of, ${f}.id)`;

export const isPictureType = (mediaType: string) => mediaType.startsWith('image/');

export const originalKey = (id: string) => id;
export const previewKey = (id: string) => `${id}-small`;
export const plainKey = (id: string) => `${id}-plain`;

export function storedFile(file: FileRow): StoredFile {
  const url = `/files/${file.id}/${encodeURIComponent(file.name)}`;
  return {
    status: 'ok',
    id: file.id,
    url,
    previewUrl: file.width === null ? null : `${url}?size=small`,
    name: file.name,
    size: file.size,
    ext: file.ext,
    type: file.mediaType,
    isPicture: isPictureType(file.mediaType),
    width: file.width,
    height: file.height,
    date: file.createdAt.toISOString(),
  };
}

const selectUsed = statement<{ used: number }>(`
  select (
    select coalesce(sum(size), 0) from (
      select distinct on (${bytesId('f')}) size from files f where user_id = $1 and deleted_at is null
    ) kept
  ) + (
    select coalesce(sum(note_bytes), 0) from goals
    where created_by = (select code from users where id = $1) and moved_to is null and rich_thoughts is not null
  ) + (
    select coalesce(sum(bytes), 0) from comments where user_id = $1 and moved_to is null and deleted_at is null
  ) + (
    select coalesce(sum(bytes), 0) from boards
    where created_by = (select code from users where id = $1) and rich_description is not null
  ) + (
    select coalesce(sum(bytes), 0) from climbs where scope_id = $1
  ) + (
    select coalesce(sum(bytes), 0) from recurrences where created_by = (select code from users where id = $1)
  ) + (
    select coalesce(sum(octet_length(rich_description::text)), 0) from memberships
    where user_id = $1 and rich_description is not null
  ) as used`);

/** Bytes of files, unfinished uploads and long texts. Shared bytes count only one time. */
export async function bytesUsedBy(db: Db, personId: string): Promise<number> {
  const [row] = await db.rows(selectUsed, [personId]);
  return row?.used ?? 0;
}

const lockPerson = statement(`select pg_advisory_xact_lock(hashtextextended($1::text, 4280002))`);

/** Until the transaction ends, no other upload of the person can check the limit. */
export async function lockUploadsOf(db: Db, personId: string): Promise<void> {
  await db.rows(lockPerson, [personId]);
}

const selectByKey = statement<FileRow>(`
  select ${fileColumns('f')} from files f where user_id = $1 and upload_key = $2 and stored_at is not null and deleted_at is null`);

export async function fileOfKey(db: Db, personId: string, key: string): Promise<FileRow | null> {
  const [file] = await db.rows(selectByKey, [personId, key]);
  return file ?? null;
}

/** Frees the key of a failed upload, which would block a retry. */
const forgetUnfinished = statement(`
  update files set upload_key = null where user_id = $1 and upload_key = $2 and (stored_at is null or deleted_at is not null)`);

const insert = statement(`
  insert into files (id, scope_id, goal_id, user_id, upload_key, name, ext, media_type, size, width, height, has_preview, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`);

/** Call before storing the bytes. */
export async function addFile(db: Db, file: FileRow): Promise<void> {
  const { id, scopeId, goalId, userId, uploadKey, name, ext, mediaType } = file;
  if (uploadKey !== null) await db.rows(forgetUnfinished, [userId, uploadKey]);
  const known = [id, scopeId, goalId, userId, uploadKey, name, ext, mediaType];
  await db.rows(insert, [...known, file.size, file.width, file.height, file.hasPreview, file.createdAt]);
}

const markStored = statement('update files set stored_at = $2 where id = $1');
const markDeleted = statement(
  'update files set deleted_at = $2 where id = any($1::uuid[]) and deleted_at is null',
);

export async function fileIsStored(db: Db, id: string, at: Date): Promise<void> {
  await db.rows(markStored, [id, at]);
}

const markDrawn = statement('update files set has_preview = true where id = $1 or bytes_of = $1');
const selectKept = statement(
  'select from files where (id = $1 or bytes_of = $1) and deleted_at is null limit 1',
);

export async function fileHasPreview(db: Db, id: string): Promise<void> {
  await db.rows(markDrawn, [id]);
}

export async function isKept(db: Db, id: string): Promise<boolean> {
  return (await db.rows(selectKept, [id])).length > 0;
}

/** Only marks the files. A job removes the bytes later. */
export async function dropFiles(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db.rows(markDeleted, [ids, at]);
}
