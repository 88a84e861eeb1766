import type { Disk } from '@cairn/core/files/disk-reserve';
import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface StoredBytes {
  readonly size: number;
  readonly bytes: Readable;
}

export interface StoredKey {
  readonly key: string;
  readonly changedAt: Date;
}

/** A key is an id, optionally with a suffix. */
export interface FileStore {
  /** Stores the file at `path` atomically, and may remove it from there. */
  put(key: string, path: string, mediaType: string): Promise<void>;
  open(key: string): Promise<StoredBytes | null>;
  /** Ignores unknown keys. */
  remove(keys: readonly string[]): Promise<void>;
  keys(): AsyncIterable<StoredKey>;
}

export interface Storage {
  readonly store: FileStore;
  /** For incoming files. Emptied at the start. */
  readonly incomingFolder: string;
  disk(): Promise<Disk>;
}

export async function diskOf(folder: string): Promise<Disk> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}

export function isKey(key: string): boolean {
  return /^[0-9a-z]+(?:-[0-9a-z]+)*$/u.test(key);
}
