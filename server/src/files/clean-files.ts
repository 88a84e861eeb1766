import type { EpochMs } from '@cairn/core/time/zones';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { bytesId, dropFiles, originalKey, plainKey, previewKey } from './file-rows.ts';
import type { FileStore } from './file-store.ts';
import { adoptFiles } from './adopt-files.ts';

const dayMs = 86_400_000;
/** An older unfinished upload has failed. */
const unfinishedForMs = dayMs;
/** A file to which nothing refers is removed after this time. */
const unnamedForMs = 2 * dayMs;
const atOnce = 200;

const selectUnfinished = statement<{ id: string }>(
  'select id from files where stored_at is null and created_at < $1',
);
/** `bytes`: ids of stored contents that no file outside of this batch uses. */
const selectDropped = statement<Dropped>(`
  with dropped as materialized (
    select f.id, ${bytesId('f')} as bytes from files f where f.deleted_at is not null limit ${atOnce}
  )
  select (select array_agg(id) from dropped) as ids, array(
    select distinct d.bytes from dropped d where not exists (
      select from files o where (o.id = d.bytes or o.bytes_of = d.bytes) and o.id not in (select id from dropped))
  ) as bytes`);
const forget = statement('delete from files where id = any($1::uuid[])');
const selectKnown = statement<{ id: string }>(`
  select id from files where id = any($1::uuid[]) union all select bytes_of from files where bytes_of = any($1::uuid[])
  union all select id from embeds where id = any($1::uuid[])`);

export async function cleanFiles(db: Database, store: FileStore, now: EpochMs): Promise<void> {
  const unfinished = await db.rows(selectUnfinished, [new Date(now - unfinishedForMs)]);
  await dropFiles(
    db,
    unfinished.map(({ id }) => id),
    new Date(now),
  );
  await dropFiles(db, await adoptFiles(db, new Date(now - unnamedForMs)), new Date(now));
  await removeDropped(db, store);
  await removeUnknown(db, store, new Date(now - unfinishedForMs));
}

interface Dropped {
  readonly ids: readonly string[] | null;
  readonly bytes: readonly string[];
}

async function removeDropped(db: Database, store: FileStore): Promise<void> {
  for (;;) {
    const [dropped] = await db.rows(selectDropped);
    const ids = dropped?.ids ?? [];
    // Bytes first: a row without bytes is removed by the next run, but bytes without a row are hard to find.
    await store.remove(
      (dropped?.bytes ?? []).flatMap((id) => [originalKey(id), previewKey(id), plainKey(id)]),
    );
    await db.rows(forget, [ids]);
    if (ids.length < atOnce) return;
  }
}

async function removeUnknown(db: Database, store: FileStore, before: Date): Promise<void> {
  let keys: string[] = [];
  const removeThem = async () => {
    const ids = keys.map(idOfKey);
    const known = new Set((await db.rows(selectKnown, [ids])).map(({ id }) => id));
    await store.remove(keys.filter((key) => !known.has(idOfKey(key))));
    keys = [];
  };
  for await (const { key, changedAt } of store.keys()) {
    if (changedAt < before && ourKey.test(key)) keys.push(key);
    if (keys.length === atOnce) await removeThem();
  }
  await removeThem();
}

/** Key of a file, of its preview or plain copy, or of a linked page's picture. */
const ourKey = /^(?:embed-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-small|-plain)?$/u;
const idOfKey = (key: string) => ourKey.exec(key)?.[1] ?? '';
