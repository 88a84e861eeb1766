import { filesNamedIn } from '@cairn/core/files/named-files';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { storageHasRoom } from '@cairn/core/plans/limits';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { bytesId, bytesUsedBy, lockUploadsOf } from '../files/file-rows.ts';
import { filesWithGoals, isOfMember, isReadable } from './readable-file.ts';

/**
 * Selects only files that the copier may read, because an address in a text gives no right. `for share` keeps the files
 * until the copy exists.
 */
const select = statement<CopyableFile>(`
  select f.id, f.size, ${bytesId('f')} as bytes, exists (
    select from files o where o.user_id = $2 and o.deleted_at is null and ${bytesId('o')} = ${bytesId('f')}
  ) as "isOwn", not ${isOfMember('f', 'g', '$2')} as "isFromOutside"
  from ${filesWithGoals}
  where f.id = any($1::uuid[]) and ${isReadable('f', 'g', '$2', '$3', '$4::text')}
  order by f.id for share of f`);

interface CopyableFile {
  readonly id: string;
  readonly size: number;
  readonly bytes: string;
  readonly isOwn: boolean;
  readonly isFromOutside: boolean;
}

/** By file id: whether the copier is outside of the file's space. */
export type CopyableFiles = ReadonlyMap<string, boolean>;

/**
 * Refuses if the copier lacks storage. Bytes that the copier already has do not count.
 *
 * @param link code of the copied public board; null for own content
 */
export async function copyableFiles(
  context: ServerContext,
  { person }: Writer,
  tx: Db,
  ids: readonly string[],
  link: string | null = null,
): Promise<Outcome<CopyableFiles, Refusal>> {
  if (ids.length === 0) return accepted(new Map());
  const { storageLimit } = person.level;
  await lockUploadsOf(tx, person.id);
  const files = await tx.rows(select, [ids, person.id, new Date(context.now()), link]);
  const added = new Map(files.filter(({ isOwn }) => !isOwn).map(({ bytes, size }) => [bytes, size]));
  const bytes = [...added.values()].reduce((sum, size) => sum + size, 0);
  if (
    bytes > 0 &&
    storageLimit !== null &&
    !storageHasRoom(storageLimit, await bytesUsedBy(tx, person.id), bytes)
  )
    return refused({ code: 'limit.storage', limit: storageLimit });
  return accepted(new Map(files.map(({ id, isFromOutside }) => [id, isFromOutside])));
}

export interface FileCopy {
  readonly id: string;
  readonly of: string;
  /** Null for a board's picture. */
  readonly goal: string | null;
  readonly isPlain: boolean;
}

export function copiesOfNamed(
  context: ServerContext,
  copyable: CopyableFiles,
  value: unknown,
  goal: string | null,
): readonly FileCopy[] {
  if (copyable.size === 0) return [];
  return filesNamedIn(value)
    .filter((of) => copyable.has(of))
    .map((of) => ({ id: newId(context.now()), of, goal, isPlain: copyable.get(of) === true }));
}

export function copyIds(copies: readonly FileCopy[]): ReadonlyMap<string, string> {
  return new Map(copies.map(({ of, id }) => [of, id]));
}

const insert = statement(`
  insert into files (id, scope_id, goal_id, user_id, name, ext, media_type, size, width, height, has_preview, created_at,
    stored_at, bytes_of, is_plain)
  select n.id, $2, n.goal, $3, f.name, f.ext, f.media_type, f.size, f.width, f.height, f.has_preview, $4, $4, ${bytesId('f')},
    f.is_plain or n."isPlain"
  from jsonb_to_recordset($1::jsonb) as n (id uuid, of uuid, goal uuid, "isPlain" boolean) join files f on f.id = n.of`);

/** Copies share the bytes, but count towards the copier's limit. */
export function addFileCopies(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  space: string,
  copies: readonly FileCopy[],
): void {
  if (copies.length === 0) return;
  tx.send(insert, [JSON.stringify(copies), space, person.id, new Date(context.now())]);
}
