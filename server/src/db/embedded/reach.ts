import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { StartError } from '../../base/start-error.ts';
import type { Platform } from './platform.ts';
import { ownedBy, pathFor, type RunAs } from './runner.ts';

export interface Reach {
  readonly settings: Readonly<Record<string, string>>;
  readonly socketFolder: string | null;
  connectionTo(database: string): pg.PoolConfig;
}

export const databaseUser = 'cairn';

/** In bytes. A socket's whole path may have 107. */
const maxSocketFolderLength = 90;
/** In the cluster's folder, so the password moves with the cluster. */
const passwordName = 'cairn-password';
/** Index of the port's line in `postmaster.pid`. */
const portLine = 3;

export async function newReach(
  dataFolder: string,
  cluster: string,
  platform: Platform,
  runAs: RunAs,
): Promise<Reach> {
  if (platform.reach === 'loopback') return loopback(await platform.freePort(), passwordOf(cluster));
  const folder = socketFolderOf(dataFolder);
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  refuseForeign(folder, [process.getuid?.(), runAs.ids?.uid]);
  chmodSync(folder, 0o700);
  ownedBy(runAs, folder);
  return socket(folder, pathFor(runAs, folder, 'socket'));
}

/**
 * The folder's owner can connect to the database. In the system's temporary folder, any user may have made the folder.
 */
function refuseForeign(folder: string, owners: readonly (number | undefined)[]): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && owners.includes(found.uid)) return;
  throw new StartError(
    `${folder} belongs to somebody else. Remove it, or set CAIRN_DATA to a folder with a shorter path.`,
  );
}

/** @throws {@link StartError} while the server is still starting */
export function reachOf(dataFolder: string, cluster: string, platform: Platform): Reach {
  if (platform.reach === 'socket') return socket(socketFolderOf(dataFolder));
  const file = join(cluster, 'postmaster.pid');
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[portLine]) : 0;
  if (!port || !hasPassword(cluster))
    throw new StartError(`The database in ${cluster} is not open yet. Try again in a moment.`);
  return loopback(port, passwordOf(cluster));
}

function socket(folder: string, listensIn = folder): Reach {
  return {
    socketFolder: folder,
    settings: { listen_addresses: '', unix_socket_directories: listensIn },
    connectionTo: (database) => ({ host: folder, user: databaseUser, database, port: 5432 }),
  };
}

function loopback(port: number, password: string): Reach {
  return {
    socketFolder: null,
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    connectionTo: (database) => ({ host: '127.0.0.1', port, user: databaseUser, password, database }),
  };
}

/** The password file is beside the new cluster until `initdb` has ended. */
export function initdbAccess(
  cluster: string,
  platform: Platform,
  runAs: RunAs,
): { readonly args: readonly string[]; readonly passwordFile: string | null } {
  if (platform.reach === 'socket') return { args: ['-A', 'trust'], passwordFile: null };
  const file = `${cluster}.password`;
  rmSync(file, { force: true });
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
  platform.keepToOwner(file);
  writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`);
  ownedBy(runAs, file);
  return { args: ['-A', 'scram-sha-256', `--pwfile=${file}`], passwordFile: file };
}

export const passwordPath = (cluster: string): string => join(cluster, passwordName);

/** Files of a cluster from another platform are not compatible. */
export function refuseOtherPlatform(cluster: string, { reach }: Platform): void {
  if (hasPassword(cluster) === (reach === 'loopback')) return;
  throw new StartError(
    `The database in ${cluster} was made on another platform. Take a backup there (npx cairn backup FILE), move the folder away, and restore the backup here (npx cairn restore FILE).`,
  );
}

const hasPassword = (cluster: string): boolean => existsSync(passwordPath(cluster));
const passwordOf = (cluster: string): string => readFileSync(passwordPath(cluster), 'utf8').trim();

function socketFolderOf(dataFolder: string): string {
  const inside = resolve(dataFolder, 'run');
  if (Buffer.byteLength(inside) <= maxSocketFolderLength) return inside;
  const hash = createHash('sha256').update(inside).digest('hex').slice(0, 16);
  return join(tmpdir(), `cairn-${hash}`);
}
