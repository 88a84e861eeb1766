// A folder in memory for what tests throw away: databases, files, profiles of browsers. On a disk, the tests of the
// server spend a quarter of their time writing.
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** In bytes: four times of what all tests held at any moment. */
const room = 2 ** 30;
const begin = 'cairn-tests-';
const removal = { recursive: true, force: true, maxRetries: 5 };

/**
 * Makes the folder, and removes it when the process ends.
 *
 * @returns null where the system has no such place, or too little room in it
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
  // The user that owns a database is another one than whoever runs the tests as root.
  mkdirSync(folder, { mode: 0o755 });
  process.on('exit', () => rmSync(folder, removal));
  return folder;
}

/** Removes the folders of test runs that were killed. */
function forgetLeft() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(begin) || isRunning(Number(name.slice(begin.length)))) continue;
    try {
      rmSync(join(memory, name), removal);
    } catch {
      // Another user's: only they can remove it.
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
