import { linkOpens } from '../visibility/renewed-links.ts';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isOnShownBoard, isShownBoard } from '../visibility/card-text.ts';
import { isShown } from '../visibility/publication-rows.ts';
import { fileColumns, type FileRow } from '../files/file-rows.ts';

/** SQL for whether somebody belongs to the space of a file; `g` is the row of its goal where it has one that is there. */
export const isOfMember = (f: string, g: string, personId: string) => `exists (
  select from memberships m
  where m.scope_id = coalesce(${g}.scope_id, ${f}.scope_id) and m.user_id = ${personId} and m.deleted_at is null)`;

/**
 * SQL for whether somebody may fetch a file; `f` is its row, and `g` that of its goal where it has one that is there.
 *
 * A file is seen by the members of the space that its goal is in now, or that it was uploaded in when it has no goal; by
 * anyone when its goal is shown to visitors and names it in its note, or when a public board does. After a new link they need
 * that in the file's address.
 *
 * @param link SQL for the code in the address; null for none
 */
export const isReadable = (f: string, g: string, personId: string, now: string, link: string) => `(
  ${f}.stored_at is not null and ${f}.deleted_at is null
  and (${isOfMember(f, g, personId)} or (${g}.rich_thoughts::text like '%/files/' || ${f}.id || '/%'
    and (${isShown(g, now, link)} or ${isOnShownBoard(g, link)}))
  or exists (
    select from boards b where b.scope_id = ${f}.scope_id and ${isShownBoard('b')}
      and ${linkOpens('b', link)}
      and concat(b.background, ' ', b.cover, ' ', b.rich_description) like '%/files/' || ${f}.id || '/%'
  )))`;

/** SQL for files with their goals, as a statement's `from`: `f` and `g`. */
export const filesWithGoals = 'files f left join goals g on g.id = f.goal_id and g.moved_to is null';

/** A file that somebody may fetch, and whether they belong to its space. */
export interface ReadableFile extends FileRow {
  readonly isOfMember: boolean;
}

const select = statement<ReadableFile>(`
  select ${fileColumns('f')}, ${isOfMember('f', 'g', '$2')} as "isOfMember"
  from ${filesWithGoals} where f.id = $1 and ${isReadable('f', 'g', '$2', '$3', '$4::text')}`);

/**
 * A file that somebody may fetch; null for what is unknown and for what is none of theirs, which is the same to them.
 *
 * @param personId null for a visitor
 * @param link the code that its address carries; null for none
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
