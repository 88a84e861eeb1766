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

export interface RunAs {
  readonly ids: { readonly uid: number; readonly gid: number } | null;
  readonly setpriv: boolean;
}

/** PostgreSQL refuses to run as root, so root chooses `postgres` or else `nobody`. */
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

export function ownedBy({ ids }: RunAs, path: string): void {
  const found = lstatSync(path);
  if (!ids || found.uid === ids.uid) return;
  const inside = found.isDirectory() ? (readdirSync(path, { recursive: true }) as string[]) : [];
  for (const name of inside) chownSync(join(path, name), ids.uid, ids.gid);
  chownSync(path, ids.uid, ids.gid);
}

/** Paths that work below folders that the user may not enter. */
const startFolder = '/proc/self/cwd';
const handedFolder = '/proc/self/fd/3';

/**
 * The path by which the chosen user reaches a folder.
 *
 * @throws {@link StartError} if `setpriv` is needed and missing
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

/** The chosen user may pass through root's data folder, but not read it. */
export function letThrough({ ids }: RunAs, dataFolder: string): void {
  const { uid, mode } = statSync(dataFolder);
  if (ids && uid === process.getuid?.() && (mode & 0o777) !== 0o711) chmodSync(dataFolder, 0o711);
}

/**
 * Starts a PostgreSQL program as the chosen user. With `setpriv`, the program ends when Cairn is killed.
 *
 * If that user may not enter a parent folder, root changes into `folder` first, and {@link pathFor} gives its path.
 *
 * @param socketFolder passed on open to the program; null if it does not listen
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
  // A process group of its own: Ctrl+C reaches only Cairn, which then stops PostgreSQL properly.
  const options = {
    stdio,
    detached: true,
    // Otherwise Windows opens a console window.
    windowsHide: true,
    cwd: pathFor(runAs, folder, 'cluster') === startFolder ? folder : '/',
    // Node adds what programs need on Windows, such as SYSTEMROOT.
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

/** Null if the user may enter all folders. */
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
