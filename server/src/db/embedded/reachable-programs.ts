import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../base/start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { closedAbove, type RunAs } from './runner.ts';

const ownCopies = '/var/lib/cairn-postgresql';

/**
 * If the chosen user may not enter a folder above the programs, such as root's home, copies the programs (about 120
 * MB).
 *
 * @throws {@link StartError} if that fails
 */
export function reachablePrograms(
  { ids }: RunAs,
  binaries: PostgresBinaries,
  copies = ownCopies,
): PostgresBinaries {
  const shut = ids && closedAbove(ids, binaries.postgres);
  if (!shut) return binaries;
  const version = createHash('sha256').update(readFileSync(binaries.postgres)).digest('hex').slice(0, 16);
  const copy = join(copies, version);
  try {
    // PostgreSQL's user must read this folder, unlike Cairn's other folders.
    if (mkdirSync(copies, { recursive: true }) !== undefined) chmodSync(copies, 0o755);
    if (!existsSync(copy)) copyPrograms(dirname(dirname(binaries.postgres)), copy);
  } catch (error) {
    throw new StartError(
      `PostgreSQL runs as user ${ids.uid}, who cannot enter ${shut}, where Cairn is installed, and its programs could not be copied to ${copies}: ${(error as Error).message}. Run Cairn as a user of its own instead of root (docs/hosting.md).`,
    );
  }
  refuseForeign(copies);
  refuseForeign(copy);
  const inCopy = (program: string) => join(copy, 'bin', basename(program));
  return {
    initdb: inCopy(binaries.initdb),
    postgres: inCopy(binaries.postgres),
    pgCtl: inCopy(binaries.pgCtl),
  };
}

/** Atomic: of two simultaneous copies, one stays. */
function copyPrograms(from: string, to: string): void {
  const begun = `${to}.${process.pid}`;
  cpSync(from, begun, { recursive: true, dereference: true });
  for (const entry of readdirSync(begun, { recursive: true, withFileTypes: true })) {
    const isRun = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    chmodSync(join(entry.parentPath, entry.name), isRun ? 0o755 : 0o644);
  }
  chmodSync(begun, 0o755);
  try {
    renameSync(begun, to);
  } catch (error) {
    rmSync(begun, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** Throws if other users may write to the folder: they could run programs as PostgreSQL's user. */
function refuseForeign(folder: string): void {
  const { uid, mode } = lstatSync(folder);
  if (uid === process.getuid?.() && (mode & 0o022) === 0) return;
  throw new StartError(`${folder} may be written by others than root. Remove it, and start Cairn again.`);
}
