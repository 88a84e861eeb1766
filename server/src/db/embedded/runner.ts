import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../base/start-error.ts';

/** The user that PostgreSQL runs as. */
export interface RunAs {
  /** Null: as whoever runs Cairn. */
  readonly ids: { readonly uid: number; readonly gid: number } | null;
  readonly setpriv: boolean;
}

/** PostgreSQL refuses to run as root, so root runs it under another user: `postgres` where there is one, else `nobody`. */
export function chosenUser(): RunAs {
  const ids =
    process.getuid?.() === 0 ? (idsOf('postgres') ?? idsOf('nobody') ?? { uid: 65_534, gid: 65_534 }) : null;
  return { ids, setpriv: hasSetpriv() };
}

function idsOf(name: string): { uid: number; gid: number } | null {
  if (!existsSync('/etc/passwd')) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function hasSetpriv(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    execFileSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Gives a file, or a folder and all in it, to the chosen user. */
export function ownedBy({ ids }: RunAs, path: string): void {
  const found = lstatSync(path);
  if (!ids || found.uid === ids.uid) return;
  const inside = found.isDirectory() ? (readdirSync(path, { recursive: true }) as string[]) : [];
  for (const name of inside) chownSync(join(path, name), ids.uid, ids.gid);
  chownSync(path, ids.uid, ids.gid);
}

/** The folder that a program starts in, and one that is handed to it, by names that lead there whatever lies above. */
const startFolder = '/proc/self/cwd';
const handedFolder = '/proc/self/fd/3';

/**
 * What the chosen user calls the cluster's folder or the one of its socket: its path, or a name that needs no right to
 * enter the folders above.
 *
 * Throws {@link StartError} with a sentence where there is no such name.
 */
export function pathFor({ ids, setpriv }: RunAs, path: string, kind: 'cluster' | 'socket'): string {
  const shut = ids && closedAbove(ids, path);
  if (!shut) return path;
  if (setpriv) return kind === 'cluster' ? startFolder : handedFolder;
  throw new StartError(
    `PostgreSQL runs as user ${ids.uid}, who cannot enter ${shut}. ${runAsOther}, or set CAIRN_DATA to a folder whose parents everybody may enter.`,
  );
}

const runAsOther = 'Run Cairn as a user of its own instead of root (docs/hosting.md)';

/** Opens root's own data folder to the chosen user, who passes through it and sees nothing else of it. */
export function letThrough({ ids }: RunAs, dataFolder: string): void {
  const { uid, mode } = statSync(dataFolder);
  if (ids && uid === process.getuid?.() && (mode & 0o777) !== 0o711) chmodSync(dataFolder, 0o711);
}

/**
 * Starts a program of PostgreSQL as the chosen user, in a cluster's folder. With `setpriv` it also ends when Cairn is
 * killed, so that no orphan stays.
 *
 * The program gets no right that its user does not have. Where that user may not enter a folder above the cluster, such
 * as root's home, root changes to the cluster's folder first, and the program reaches it by {@link pathFor}.
 *
 * @param socketFolder where the program listens, handed to it open; null for one that does not listen
 */
export function startedAs(
  runAs: RunAs,
  program: string,
  args: readonly string[],
  folder: string,
  socketFolder: string | null = null,
): ChildProcess {
  const { ids, setpriv } = runAs;
  const isHanded = socketFolder !== null && pathFor(runAs, socketFolder, 'socket') === handedFolder;
  const handed = isHanded ? openSync(socketFolder, constants.O_RDONLY | constants.O_DIRECTORY) : null;
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', ...(handed === null ? [] : [handed])];
  // Its own group: Ctrl+C in a terminal reaches Cairn alone, which ends it in order.
  const options = {
    stdio,
    detached: true,
    // On Windows such a group has no console, and gets a window of its own unless this is said.
    windowsHide: true,
    cwd: pathFor(runAs, folder, 'cluster') === startFolder ? folder : '/',
    // What no program on Windows can do without, as SYSTEMROOT, Node adds by itself.
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LC_ALL: 'C' },
  };
  if (!setpriv) return spawn(program, args, { ...options, ...(ids ?? {}) });
  const identity = ids ? [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'] : [];
  try {
    return spawn('setpriv', ['--pdeathsig=INT', ...identity, program, ...args], options);
  } finally {
    if (handed !== null) closeSync(handed);
  }
}

/** The lowest folder above a path that a user may not enter; null where they may enter all. */
export function closedAbove(ids: NonNullable<RunAs['ids']>, path: string): string | null {
  return firstClosed(ids, realpathSync(path)) ?? firstClosed(ids, resolve(path));
}

function firstClosed(ids: NonNullable<RunAs['ids']>, path: string): string | null {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const right = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
    if ((mode & right) === 0) return folder;
    if (folder === dirname(folder)) return null;
  }
}
