import { createReadStream } from 'node:fs';
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { hashOf } from '../accounts/session-rows.ts';
import { recountBoards } from '../community/recount-boards.ts';
import { StartError } from '../base/start-error.ts';
import { isKey, type Storage } from '../files/file-store.ts';
import { accessTables, backedUpTables, type BackupLine, waitingJobs } from './backup-lines.ts';

const tables: ReadonlySet<string> = new Set(backedUpTables);

/**
 * Replaces database and files by a backup. A new epoch makes every device read everything again.
 *
 * One transaction, so a damaged backup changes nothing. First migrate and stop all servers.
 *
 * @param keepsAccess revives sessions, tokens, calendar addresses, join links and invitations
 * @throws StartError if the file is no complete backup or from a newer Cairn
 */
export async function restoreBackup(
  pool: pg.Pool,
  { store, incomingFolder }: Storage,
  path: string,
  { keepsAccess }: { readonly keepsAccess: boolean },
): Promise<number> {
  const newFiles = await mkdtemp(join(incomingFolder, 'restored-'));
  const client = await pool.connect();
  try {
    await client.query('begin');
    const rows = await takeLines(client, newFiles, path, keepsAccess);
    if (!keepsAccess) await client.query(endInvitations);
    await client.query(openQueues);
    await client.query(notifyNobodyAgain);
    // The triggers have counted likes again, on top of the restored counts.
    await recountBoards(
      { rows: async (query, values) => (await client.query({ ...query, values: values as unknown[] })).rows },
      Date.now(),
    );
    await beginEpoch(client);
    // Files must exist before rows that refer to them. A job removes files without such rows.
    for (const key of await readdir(newFiles))
      await store.put(key, join(newFiles, key), 'application/octet-stream');
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
    await rm(newFiles, { recursive: true, force: true });
  }
}

/** Each restored event counts as new. */
const notifyNobodyAgain = 'delete from events_to_notify';

/** Jobs of kinds that this database never had. Cairn corrects the settings of their queues when it runs. */
const openQueues = `
  select pgboss.create_queue(name, '{"policy": "standard"}') from (select distinct name from waiting_jobs) as kinds`;

/** Expired invitations stay listed, and can be sent again. */
const endInvitations = 'update invitations set expires_at = least(expires_at, now())';

/** More revisions than any row gets between a backup and its restore. */
const revisionsLeftOut = 1_000_000;

const countedTables = [
  'user_settings',
  'member_settings',
  'goal_watches',
  'read_notices',
  'reminders',
  'spaces',
  'memberships',
  'boards',
  'buckets',
  'recurrences',
  'climbs',
  'climb_subscriptions',
  'goals',
  'comments',
  'folder_goals',
  'space_settings',
] as const;

/**
 * Raises all revisions above those lost in the restore: otherwise an edit made on a lost revision could match a newer
 * one, and silently delete text.
 *
 * @param scopes ids of spaces and accounts; null for all
 */
export async function beginEpoch(
  client: pg.PoolClient,
  scopes: readonly string[] | null = null,
): Promise<void> {
  await client.query('update server_state set epoch = gen_random_uuid()::text');
  for (const table of countedTables) {
    const notes = table === 'goals' ? ', notes_rev = notes_rev + $1' : '';
    await client.query(
      `update ${table} set rev = rev + $1${notes} where $2::uuid[] is null or scope_id = any ($2)`,
      [revisionsLeftOut, scopes],
    );
  }
}

async function takeLines(
  client: pg.PoolClient,
  newFiles: string,
  path: string,
  keepsAccess: boolean,
): Promise<number> {
  let rows = 0;
  let written = 0;
  let isWhole = false;
  let isFirst = true;
  for await (const line of linesOf(path)) {
    if (isFirst !== (line.kind === 'head')) throw notABackup(path);
    isFirst = false;
    switch (line.kind) {
      case 'head':
        await prepare(client, line.migrations);
        break;
      case 'rows':
        if (!tables.has(line.table)) throw notABackup(path);
        rows += line.rows.length;
        if (!keepsAccess && accessTables.has(line.table)) break;
        await insertRows(client, line.table, rowsAsNow(line.table, line.rows), path);
        written += line.rows.length;
        break;
      case 'file':
        await takePiece(newFiles, line);
        break;
      case 'end':
        isWhole = line.rows === rows;
        break;
    }
  }
  if (!isWhole) throw new StartError(`The backup ${path} is not whole. Nothing was changed.`);
  return written;
}

/** Old backups hold these secrets unhashed. */
const formerSecrets: Readonly<Record<string, readonly [from: string, to: string]>> = {
  calendar_feeds: ['secret', 'secret_hash'],
  magic_links: ['token', 'token_hash'],
};

function rowsAsNow(table: string, rows: readonly unknown[]): readonly unknown[] {
  const former = formerSecrets[table];
  if (!former) return rows;
  const [from, to] = former;
  return rows.map((row) => {
    const { [from]: secret, ...rest } = row as Record<string, unknown>;
    return typeof secret === 'string' ? { ...rest, [to]: hashOf(secret) } : rest;
  });
}

async function insertRows(
  client: pg.PoolClient,
  table: string,
  rows: readonly unknown[],
  path: string,
): Promise<void> {
  // Columns that are newer than the backup get their defaults.
  const columns = Object.keys((rows[0] ?? {}) as object);
  if (columns.length === 0 || columns.some((column) => !/^[a-z_]+$/u.test(column))) throw notABackup(path);
  const list = columns.join(', ');
  await client.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

async function prepare(client: pg.PoolClient, migrations: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const known = new Set(rows.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The backup comes from a newer Cairn (it knows ${unknown[0]}). Update this one first.`,
    );
  }
  // A backup has no mailed links, so existing links end. Search words are computed again.
  const emptied = backedUpTables.filter((table) => table !== waitingJobs);
  await client.query(
    `truncate ${emptied.join(', ')}, goal_words, events_to_notify, verifications, pgboss.job cascade`,
  );
}

async function* linesOf(path: string): AsyncIterable<BackupLine> {
  const input = createReadStream(path);
  const text = createGunzip();
  // Only errors of the last stream reach the loop, so errors of earlier streams are passed on.
  input.on('error', (error) => text.destroy(error));
  input.pipe(text);
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity }))
      yield JSON.parse(line) as BackupLine;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartError(`There is no file ${path}.`);
    throw new StartError(`The backup ${path} cannot be read to its end. Nothing was changed.`);
  }
}

async function takePiece(
  newFiles: string,
  { path, base64, more }: Extract<BackupLine, { kind: 'file' }>,
): Promise<void> {
  // A crafted backup must not write outside of its folder.
  if (!isKey(path)) throw new StartError(`The backup names a file as none is named: ${path}`);
  const target = join(newFiles, path);
  const bytes = Buffer.from(base64, 'base64');
  await (more ? appendFile(target, bytes) : writeFile(target, bytes));
}

function notABackup(path: string): StartError {
  return new StartError(`${path} is not a backup of Cairn. Nothing was changed.`);
}
