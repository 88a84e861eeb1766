import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, isKey } from './file-store.ts';

export function folderStore(folder: string): FileStore {
  const folderOf = (key: string) => {
    if (!isKey(key)) throw new Error('This is no key of a file.');
    return join(folder, key.slice(34, 36) || '0');
  };
  const pathOf = (key: string) => join(folderOf(key), key);
  return {
    async put(key, path) {
      await mkdir(folderOf(key), { recursive: true });
      await syncFile(path);
      await rename(path, pathOf(key));
      await syncFolder(folderOf(key));
    },
    async open(key) {
      const known = await stat(pathOf(key)).catch(absent);
      return known && { size: known.size, bytes: createReadStream(pathOf(key)) };
    },
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    async *keys() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const known = await stat(join(entry.parentPath, entry.name)).catch(absent);
        if (known) yield { key: entry.name, changedAt: known.mtime };
      }
    },
  };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Syncs the content before the name, so no name leads to half a file. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Windows cannot sync folders, and need not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
