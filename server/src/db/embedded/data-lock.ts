import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../base/start-error.ts';
import { isAlive, ownMark, type ProcessMark } from './processes.ts';

const fileName = 'cairn.lock';

/**
 * Returns the unlock function. Takes over the lock of a process that has ended.
 *
 * @throws {@link StartError} if another process has the lock
 */
export function lockDataFolder(dataFolder: string): () => void {
  if (statSync(dataFolder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new StartError(`CAIRN_DATA has to be a folder, and ${dataFolder} is a file.`);
  const path = join(dataFolder, fileName);
  const mark = JSON.stringify(ownMark());
  try {
    makeFolder(dataFolder);
    keepToOwner(dataFolder);
    while (!isWritten(path, mark)) takeAwayStale(path, dataFolder);
  } catch (error) {
    // Some file systems cannot hold files. A link to nothing fails in the same way.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new StartError(`There can be no folder ${dataFolder}. Set CAIRN_DATA to another folder.`);
  }
  return () => {
    if (textOf(path) === mark) rmSync(path, { force: true });
  };
}

/** Under root, PostgreSQL runs as another user, who must pass through the folder but not list it. */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700;

function keepToOwner(dataFolder: string): void {
  if (statSync(dataFolder).uid === process.getuid?.()) chmodSync(dataFolder, folderMode);
}

export function isDataFolderLocked(dataFolder: string): boolean {
  const text = textOf(join(dataFolder, fileName));
  return text !== null && isAlive(markFrom(text));
}

/** Like `mkdirSync` with `recursive`, which never returns below folders such as `/proc` that report ENOENT. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
    chmodSync(path, folderMode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function isWritten(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function takeAwayStale(path: string, dataFolder: string): void {
  const text = textOf(path);
  if (text === null) return;
  const holder = markFrom(text);
  if (isAlive(holder)) {
    throw new StartError(
      `Another Cairn (process ${holder.pid}) already runs on the folder ${dataFolder}. Stop it first, or set CAIRN_DATA to another folder.`,
    );
  }
  // Renamed before it is removed, so only one of two simultaneous starts removes it.
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (textOf(aside) !== text && !existsSync(path)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function markFrom(text: string): ProcessMark {
  try {
    return JSON.parse(text) as ProcessMark;
  } catch {
    return { pid: 0, startTicks: null };
  }
}
