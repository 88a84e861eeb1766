// Keeps temporary files of tests in memory: on a disk, server tests spend a quarter of their time writing.
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** In bytes: four times the most that tests used at one time. */
const room = 2 ** 30;
const begin = 'cairn-tests-';
const removal = { recursive: true, force: true, maxRetries: 5 };

/**
 * Makes a folder in memory, removed when the process exits.
 *
 * @returns null without a file system in memory, or with too little room
 */
export function folderInMemory() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, freeMemory()) < room) return null;
  } catch {
    return null;
  }
  forgetLeft();
  const folder = join(memory, begin + process.pid);
  // Under root, PostgreSQL runs as another user, who must be able to enter.
  mkdirSync(folder, { mode: 0o755 });
  process.on('exit', () => rmSync(folder, removal));
  return folder;
}

/** Removes folders of runs that were killed. */
function forgetLeft() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(begin) || isRunning(Number(name.slice(begin.length)))) continue;
    try {
      rmSync(join(memory, name), removal);
    } catch {
      // The folder is another user's.
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const freeMemory = () => process.availableMemory?.() ?? freemem();
