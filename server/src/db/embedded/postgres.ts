import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { openPool } from '../pool.ts';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';
import { isAlive, isGoneWithin } from './processes.ts';
import { chosenUser, ownedBy, type RunAs, startedAs } from './runner.ts';

/** A PostgreSQL server of Cairn's own, running as its child. */
export interface EmbeddedPostgres {
  /** How to reach a database of it. */
  connectionTo(database: string): pg.PoolConfig;
  /** Resolves with a sentence when the server ends by itself. */
  readonly ended: Promise<string>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** Settings that differ from PostgreSQL's own, each for a small server on a shared machine. */
const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  fsync: 'on',
  full_page_writes: 'on',
  jit: 'off',
  shared_buffers: '64MB',
  max_connections: '40',
  log_min_messages: 'warning',
  timezone: 'UTC',
  // A planner's queries are small; the default sends nothing to workers anyway, and each worker is a process.
  max_parallel_workers_per_gather: '0',
};

/** Longest path of a socket's folder, in bytes; with the file's name the system's limit is 107. */
const maxSocketFolderLength = 90;
const startWaitMs = 60_000;
const stopWaitMs = 8_000;

/**
 * Starts PostgreSQL on `<dataFolder>/postgres`, made first when it is not there (docs/decisions/001).
 *
 * Whoever calls holds the lock of the data folder: a server that still runs there is an orphan, and is ended.
 * Throws {@link StartError} with a sentence when it cannot run.
 */
export async function startPostgres(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const cluster = resolve(dataFolder, 'postgres');
  const binaries = postgresBinaries();
  const runAs = chosenUser();
  await makeCluster(cluster, binaries, runAs);
  refuseOtherMajor(cluster, await majorOf(binaries, runAs, cluster));
  await endOrphan(cluster);
  const socketFolder = socketFolderOf(dataFolder);
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  ownedBy(runAs, socketFolder);
  const options = { ...serverSettings, ...settings, unix_socket_directories: socketFolder };
  const args = [
    '-D',
    cluster,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = startedAs(runAs, binaries.postgres, args, cluster);
  const said = lastLinesOf(child);
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(`PostgreSQL could not be started: ${error.message}.`));
    child.once('exit', () => done(`PostgreSQL has ended: ${said() || 'it said nothing'}`));
  });
  const connectionTo = (database: string) => connectionOf(dataFolder, database);
  await untilItAnswers(connectionTo('postgres'), ended);
  return { connectionTo, ended, stop: () => stop(child, cluster) };
}

/** How to reach a database of the embedded server of a data folder, while it runs. */
export function connectionOf(dataFolder: string, database: string): pg.PoolConfig {
  return { host: socketFolderOf(dataFolder), user: 'cairn', database, port: 5432 };
}

async function makeCluster(cluster: string, { initdb }: PostgresBinaries, runAs: RunAs): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return ownedBy(runAs, cluster);
  // Made aside and renamed: a start that was cut off leaves nothing half made behind.
  const aside = `${cluster}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  ownedBy(runAs, aside);
  const args = ['-D', aside, '-U', 'cairn', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--data-checksums'];
  await finished(startedAs(runAs, initdb, args, aside), 'PostgreSQL could not make its database');
  renameSync(aside, cluster);
}

async function majorOf({ postgres }: PostgresBinaries, runAs: RunAs, cluster: string): Promise<string> {
  const said = await finished(
    startedAs(runAs, postgres, ['--version'], cluster),
    'PostgreSQL does not run here',
  );
  return /(\d+)/u.exec(said)?.[1] ?? '';
}

function refuseOtherMajor(cluster: string, major: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this is PostgreSQL ${major}. Take a backup with the Cairn that made it (npx cairn backup FILE), move the folder away, and restore the backup with this one (npx cairn restore FILE).`,
  );
}

/** Ends a server that an earlier Cairn left behind; a stale postmaster.pid is left to PostgreSQL, unless a zombie holds it. */
async function endOrphan(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  const mark = { pid, startTicks: null };
  if (isAlive(mark) && isPostgres(pid)) {
    process.kill(pid, 'SIGINT');
    if (!(await isGoneWithin(mark, stopWaitMs))) process.kill(pid, 'SIGQUIT');
    await isGoneWithin(mark, stopWaitMs);
  }
  rmSync(path, { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

function socketFolderOf(dataFolder: string): string {
  const inside = resolve(dataFolder, 'run');
  if (Buffer.byteLength(inside) <= maxSocketFolderLength) return inside;
  const hash = createHash('sha256').update(inside).digest('hex').slice(0, 16);
  return join(tmpdir(), `cairn-${hash}`);
}

async function untilItAnswers(connection: pg.PoolConfig, ended: Promise<string>): Promise<void> {
  const pool = openPool(connection, 1);
  let sentence: string | undefined;
  void ended.then((said) => {
    sentence = said;
  });
  try {
    for (let waited = 0; waited < startWaitMs; waited += 20) {
      if (sentence !== undefined) throw new StartError(sentence);
      if (
        await pool.query('select 1').then(
          () => true,
          () => false,
        )
      )
        return;
      await sleep(20);
    }
    throw new StartError(`PostgreSQL did not answer within ${startWaitMs / 1000} seconds.`);
  } finally {
    await pool.end();
  }
}

/** Ends the server fast: open connections are cut, everything is written. */
async function stop(child: ChildProcess, cluster: string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await Promise.race([exited, sleep(stopWaitMs, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) await endOrphan(cluster);
}

function lastLinesOf(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => {
    text = `${text}${chunk.toString()}`.slice(-2_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text.trim();
}

async function finished(child: ChildProcess, complaint: string): Promise<string> {
  const said = lastLinesOf(child);
  const code = await new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', done);
  });
  if (code !== 0) throw new StartError(`${complaint}: ${said() || code}`);
  return said();
}
