import { createWriteStream, existsSync, statSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { StartError } from '../base/start-error.ts';
import { backedUpTables, type BackupLine } from './backup-lines.ts';

const rowsOfOneLine = 500;
const pieceBytes = 512 * 1024;

/**
 * Writes one snapshot of the database, and all files, while people keep working. The backup appears when it is
 * complete, readable for its owner only.
 *
 * @throws StartError if it cannot be written
 */
export async function writeBackup(
  pool: pg.Pool,
  store: FileStore,
  path: string,
  madeAt: Date,
): Promise<number> {
  const folder = dirname(path);
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder} for the backup.`);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`${path} is a folder. Name a file for the backup.`);
  const aside = `${path}.part`;
  const written = { rows: 0 };
  try {
    const lines = Readable.from(textOf(backupLines(pool, store, madeAt, written)));
    await pipeline(lines, createGzip(), createWriteStream(aside, { mode: 0o600 }));
    await chmod(aside, 0o600);
    await rename(aside, path);
    return written.rows;
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function* textOf(lines: AsyncIterable<BackupLine>): AsyncIterable<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function* backupLines(
  pool: pg.Pool,
  store: FileStore,
  madeAt: Date,
  written: { rows: number },
): AsyncIterable<BackupLine> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const ran = await client.query<{ name: string }>('select name from migrations order by name');
    yield {
      kind: 'head',
      format: 1,
      madeAt: madeAt.toISOString(),
      migrations: ran.rows.map(({ name }) => name),
    };
    for (const table of backedUpTables) {
      for await (const rows of rowsOf(client, table)) {
        written.rows += rows.length;
        yield { kind: 'rows', table, rows };
      }
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  yield* fileLines(store);
  yield { kind: 'end', rows: written.rows };
}

async function* rowsOf(client: pg.PoolClient, table: string): AsyncIterable<readonly unknown[]> {
  // Without generated columns. The table's name is never user input.
  await client.query(`declare backup_rows no scroll cursor for select to_jsonb(t) - (
      select coalesce(array_agg(attname::text), '{}') from pg_attribute
      where attrelid = '${table}'::regclass and attgenerated <> ''
    ) as row from ${table} t`);
  for (;;) {
    const { rows } = await client.query<{ row: unknown }>(`fetch ${rowsOfOneLine} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close backup_rows');
}

async function* fileLines(store: FileStore): AsyncIterable<BackupLine> {
  for await (const { key: path } of store.keys()) {
    // The file may have been removed since it was listed.
    const stored = await store.open(path);
    if (stored === null) continue;
    let isFirst = true;
    for await (const bytes of piecesOf(stored.bytes)) {
      const base64 = bytes.toString('base64');
      yield isFirst ? { kind: 'file', path, base64 } : { kind: 'file', path, base64, more: true };
      isFirst = false;
    }
    if (isFirst) yield { kind: 'file', path, base64: '' };
  }
}

/** Joins small pieces: lines of a few bytes would be mostly overhead. */
async function* piecesOf(bytes: Readable): AsyncIterable<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    held.push(piece);
    length += piece.length;
    if (length < pieceBytes) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}
