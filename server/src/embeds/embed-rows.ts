import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { FileStore } from '../files/file-store.ts';

export interface EmbedRow {
  readonly id: string;
  readonly url: string;
  readonly isReached: boolean;
  readonly title: string | null;
  readonly description: string | null;
  readonly site: string | null;
  readonly hasPicture: boolean;
  readonly fetchedAt: Date;
}

/** A hash, so nobody can guess the id. */
export function embedIdOf(url: string): string {
  const hex = createHash('sha256').update(url).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const embedPictureKey = (id: string) => `embed-${id}`;

const select = statement<EmbedRow>(`
  select id, url, is_reached as "isReached", title, description, site, has_picture as "hasPicture", fetched_at as "fetchedAt"
  from embeds where id = $1`);

export async function embedOf(db: Db, id: string): Promise<EmbedRow | null> {
  const [row] = await db.rows(select, [id]);
  return row ?? null;
}

const write = statement(`
  insert into embeds (id, url, is_reached, title, description, site, has_picture, fetched_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do update set is_reached = $3, title = $4, description = $5, site = $6, has_picture = $7, fetched_at = $8`);

export async function keepEmbed(db: Db, row: EmbedRow): Promise<void> {
  const { id, url, isReached, title, description, site, hasPicture, fetchedAt } = row;
  await db.rows(write, [id, url, isReached, title, description, site, hasPicture, fetchedAt]);
}

const atOnce = 200;
const selectOld = statement<{ id: string }>(`select id from embeds where fetched_at < $1 limit ${atOnce}`);
const forget = statement('delete from embeds where id = any($1::uuid[]) and fetched_at < $2');

export const embedsKeptForMs = 30 * 86_400_000;

export async function forgetEmbedsBefore(db: Db, store: FileStore, moment: Date): Promise<void> {
  for (;;) {
    const ids = (await db.rows(selectOld, [moment])).map(({ id }) => id);
    await store.remove(ids.map(embedPictureKey));
    await db.rows(forget, [ids, moment]);
    if (ids.length < atOnce) return;
  }
}
