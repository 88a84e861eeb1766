import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../base/start-error.ts';
import { openPool } from '../pool.ts';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';
import { ownPlatform, type Platform } from './platform.ts';
import { isAlive, isGoneWithin } from './processes.ts';
import {
  databaseUser,
  initdbAccess,
  newReach,
  passwordPath,
  type Reach,
  reachOf,
  refuseOtherPlatform,
} from './reach.ts';
import { reachablePrograms } from './reachable-programs.ts';
import { chosenUser, letThrough, ownedBy, pathFor, type RunAs, startedAs } from './runner.ts';

export interface EmbeddedPostgres {
  connectionTo(database: string): pg.PoolConfig;
  /** Resolves with the reason when the server ends unexpectedly. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const serverSettings: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  jit: 'off',
  shared_buffers: '64MB',
  max_connections: '40',
  log_min_messages: 'warning',
  timezone: 'UTC',
  // Queries are small, and each parallel worker would be a process.
  max_parallel_workers_per_gather: '0',
};

const startWaitMs = 60_000;
const stopWaitMs = 8_000;
const lastWordsWaitMs = 1_000;
/** Another process may take a chosen port first; then the next port is tried. */
const maxPortsTried = 5;

interface Cluster {
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  readonly platform: Platform;
}

/**
 * Starts PostgreSQL on `<dataFolder>/postgres`, which is created if missing
 * (docs/decisions/001-postgres-everywhere.md).
 *
 * The caller holds the folder's lock, so a server still running there is an orphan, and is ended.
 *
 * @throws {@link StartError}
 */
export async function startPostgres(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  platform: Platform = ownPlatform,
): Promise<EmbeddedPostgres> {
  const folder = clusterOf(dataFolder);
  const runAs = chosenUser();
  const binaries = reachablePrograms(runAs, postgresBinaries(platform));
  const cluster = { folder, binaries, runAs, platform };
  await makeCluster(cluster, dataFolder);
  refuseOtherPlatform(folder, platform);
  refuseOtherMajor(folder, await majorOf(cluster));
  await endOrphan(cluster);
  for (let tried = 1; ; tried += 1) {
    const reach = await newReach(dataFolder, folder, platform, cluster.runAs);
    try {
      return await serve(cluster, reach, settings);
    } catch (error) {
      const isTaken = error instanceof StartError && /could not bind/iu.test(error.message);
      if (!isTaken || platform.reach === 'socket' || tried === maxPortsTried) throw error;
    }
  }
}

async function serve(
  cluster: Cluster,
  reach: Reach,
  settings: Readonly<Record<string, string>>,
): Promise<EmbeddedPostgres> {
  const { folder, binaries, runAs } = cluster;
  const options = { ...serverSettings, ...settings, ...reach.settings };
  const args = [
    '-D',
    pathFor(runAs, folder, 'cluster'),
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = startedAs(runAs, binaries.postgres, args, folder, reach.socketFolder);
  const lastLines = lastLinesOf(child);
  const closed = new Promise((done) => child.once('close', done));
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(`PostgreSQL could not be started: ${error.message}.`));
    child.once('exit', async () => {
      // Waits for the server's last output, but not for long: children that outlive it may keep the pipe open.
      await Promise.race([closed, sleep(lastWordsWaitMs, undefined, { ref: false })]);
      done(`PostgreSQL has ended: ${lastLines() || 'it said nothing'}`);
    });
  });
  await untilItAnswers(reach.connectionTo('postgres'), ended);
  return { connectionTo: reach.connectionTo, ended, stop: () => stop(child, cluster) };
}

export function connectionOf(
  dataFolder: string,
  database: string,
  platform: Platform = ownPlatform,
): pg.PoolConfig {
  return reachOf(dataFolder, clusterOf(dataFolder), platform).connectionTo(database);
}

const clusterOf = (dataFolder: string): string => resolve(dataFolder, 'postgres');

async function makeCluster(
  { folder, binaries, runAs, platform }: Cluster,
  dataFolder: string,
): Promise<void> {
  letThrough(runAs, dataFolder);
  if (existsSync(join(folder, 'PG_VERSION'))) return ownedBy(runAs, folder);
  // Created elsewhere and renamed, so an interrupted start leaves no half-made cluster.
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  ownedBy(runAs, aside);
  const { args: access, passwordFile } = initdbAccess(aside, platform, runAs);
  const path = pathFor(runAs, aside, 'cluster');
  const args = ['-D', path, '-U', databaseUser, ...access, '-E', 'UTF8', '--locale=C', '--data-checksums'];
  await finished(startedAs(runAs, binaries.initdb, args, aside), 'PostgreSQL could not make its database');
  if (passwordFile !== null) renameSync(passwordFile, passwordPath(aside));
  renameSync(aside, folder);
}

async function majorOf({ folder, binaries, runAs }: Cluster): Promise<string> {
  const lastLines = await finished(
    startedAs(runAs, binaries.postgres, ['--version'], folder),
    'PostgreSQL does not run here',
  );
  return /(\d+)/u.exec(lastLines)?.[1] ?? '';
}

function refuseOtherMajor(cluster: string, major: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this is PostgreSQL ${major}. Take a backup with the Cairn that made it (npx cairn backup FILE), move the folder away, and restore the backup with this one (npx cairn restore FILE).`,
  );
}

/**
 * Ends a server that an earlier Cairn left. PostgreSQL itself handles a stale postmaster.pid, unless its pid belongs to
 * a zombie.
 */
async function endOrphan(cluster: Cluster): Promise<void> {
  const path = join(cluster.folder, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  const mark = { pid, startTicks: null };
  if (isAlive(mark) && isPostgres(pid)) {
    const isTold = await sendEnd(cluster, pid, 'fast');
    if (isTold && !(await isGoneWithin(mark, stopWaitMs))) {
      await sendEnd(cluster, pid, 'immediate');
      await isGoneWithin(mark, stopWaitMs);
    }
  }
  rmSync(path, { force: true });
}

/**
 * `fast` ends connections and writes everything; `immediate` leaves recovery to the next start.
 *
 * @returns false if the pid is another program's or the server's file is gone
 */
async function sendEnd(cluster: Cluster, pid: number, how: 'fast' | 'immediate'): Promise<boolean> {
  const { folder, binaries, runAs, platform } = cluster;
  if (platform.endedBy === 'signal') return process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
  const args = ['stop', '-D', pathFor(runAs, folder, 'cluster'), '-m', how, '-W'];
  return finished(startedAs(runAs, binaries.pgCtl, args, folder), 'pg_ctl').then(
    () => true,
    () => false,
  );
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

async function untilItAnswers(connection: pg.PoolConfig, ended: Promise<string>): Promise<void> {
  const pool = openPool(connection, 1);
  const refused = ended.then((sentence) => new StartError(sentence));
  let answer: boolean | StartError = false;
  try {
    for (let waited = 0; waited < startWaitMs; waited += 20) {
      const asked = pool.query('select 1').then(
        () => true,
        () => false,
      );
      // Another program on this port may never answer.
      answer = await Promise.race([asked, refused]);
      if (answer === true) return;
      if (answer !== false) throw answer;
      await sleep(20);
    }
    throw new StartError(`PostgreSQL did not answer within ${startWaitMs / 1000} seconds.`);
  } finally {
    const closed = pool.end();
    if (answer === true) await closed;
  }
}

async function stop(child: ChildProcess, cluster: Cluster): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = new Promise((done) => child.once('exit', done));
  // On platforms where signals only kill, the next start recovers from the log.
  if (!(await sendEnd(cluster, child.pid, 'fast'))) child.kill('SIGINT');
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
  const lastLines = lastLinesOf(child);
  const code = await new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', done);
  });
  if (code !== 0) throw new StartError(`${complaint}: ${lastLines() || code}`);
  return lastLines();
}
