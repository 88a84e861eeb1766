import { linkOpens } from '../visibility/renewed-links.ts';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isOnShownBoard, isShownBoard } from '../visibility/card-text.ts';
import { isShown } from '../visibility/publication-rows.ts';
import { fileColumns, type FileRow } from '../files/file-rows.ts';

/** SQL for membership in a file's space. `g` is the row of the file's goal, if any. */
export const isOfMember = (f: string, g: string, personId: string) => `exists (
  select from memberships m
  where m.scope_id = coalesce(${g}.scope_id, ${f}.scope_id) and m.user_id = ${personId} and m.deleted_at is null)`;

/** SQL: whether the file is the picture of a person who shares a space with the reader. */
const isFaceOfKnown = (f: string, personId: string) => `exists (
  select from users u
  join memberships theirs on theirs.user_id = u.id and theirs.deleted_at is null
  join memberships mine on mine.scope_id = theirs.scope_id and mine.deleted_at is null
  where u.id = ${f}.user_id and u.image like '/files/' || ${f}.id || '/%' and mine.user_id = ${personId})`;

/**
 * SQL. Members of the file's space may read it: the current space of its goal, or else the space of the upload. People
 * who share a space with the uploader may read the uploader's picture. Anyone may read a file in a public goal or board.
 * After its link is renewed, the file's address needs the new code.
 *
 * @param link SQL for the code in the address; null for none
 */
export const isReadable = (f: string, g: string, personId: string, now: string, link: string) => `(
  ${f}.stored_at is not null and ${f}.deleted_at is null
  and (${isOfMember(f, g, personId)} or ${isFaceOfKnown(f, personId)} or (${g}.rich_thoughts::text like '%/files/' || ${f}.id || '/%'
    and (${isShown(g, now, link)} or ${isOnShownBoard(g, link)}))
  or exists (
    select from boards b where b.scope_id = ${f}.scope_id and ${isShownBoard('b')}
      and ${linkOpens('b', link)}
      and concat(b.background, ' ', b.cover, ' ', b.rich_description) like '%/files/' || ${f}.id || '/%'
  )))`;

export const filesWithGoals = 'files f left join goals g on g.id = f.goal_id and g.moved_to is null';

export interface ReadableFile extends FileRow {
  readonly isOfMember: boolean;
}

const select = statement<ReadableFile>(`
  select ${fileColumns('f')}, ${isOfMember('f', 'g', '$2')} as "isOfMember"
  from ${filesWithGoals} where f.id = $1 and ${isReadable('f', 'g', '$2', '$3', '$4::text')}`);

/**
 * Null for unknown and forbidden files alike.
 *
 * @param personId null for a visitor
 * @param link code in the address, if it has one
 */
export async function readableFile(
  { db, now }: { readonly db: Db; readonly now: () => EpochMs },
  personId: string | null,
  id: string,
  link: string | null = null,
): Promise<ReadableFile | null> {
  const [file] = await db.rows(select, [id, personId, new Date(now()), link]);
  return file ?? null;
}
