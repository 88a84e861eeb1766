import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

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

/**
 * Starts a program as the chosen user.
 *
 * With `setpriv` it also ends when Cairn is killed, so that no orphan stays, and may pass folders above its own that
 * only root may enter (`/root/cairn/data`). Without it such a place is refused with a sentence.
 */
export function startedAs(
  runAs: RunAs,
  program: string,
  args: readonly string[],
  folder: string,
): ChildProcess {
  const { ids, setpriv } = runAs;
  const isShut = ids !== null && [folder, program].some((path) => !isReachable(path));
  if (isShut && !setpriv) {
    throw new StartError(
      `PostgreSQL runs as user ${ids?.uid}, who cannot enter ${folder}. Set CAIRN_DATA to a folder whose parents everybody may enter, or run Cairn as another user.`,
    );
  }
  const stdio = ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'];
  // Its own group: Ctrl+C in a terminal reaches Cairn alone, which ends it in order.
  const options = {
    stdio,
    detached: true,
    // On Windows such a group has no console, and gets a window of its own unless this is said.
    windowsHide: true,
    cwd: '/',
    // What no program on Windows can do without, as SYSTEMROOT, Node adds by itself.
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LC_ALL: 'C' },
  };
  if (!setpriv) return spawn(program, args, { ...options, ...(ids ?? {}) });
  const identity = ids ? [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'] : [];
  const passage = isShut ? ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'] : [];
  return spawn('setpriv', ['--pdeathsig=INT', ...identity, ...passage, program, ...args], options);
}

/** Whether everybody may enter all folders above a path. */
function isReachable(path: string): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
