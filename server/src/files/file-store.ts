import type { Disk } from '@cairn/core/files/disk-reserve';
import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** What lies in a store under a key. */
export interface StoredBytes {
  readonly size: number;
  readonly bytes: Readable;
}

/** Something that lies in a store. */
export interface StoredKey {
  readonly key: string;
  readonly changedAt: Date;
}

/** Where the bytes of files are kept: a folder, or a service that speaks S3. A key is an id with a word behind it perhaps. */
export interface FileStore {
  /** Takes over what is written at `path`, whole or not at all; the file at `path` may be gone afterwards. */
  put(key: string, path: string, mediaType: string): Promise<void>;
  /** Null when there is nothing under the key. */
  open(key: string): Promise<StoredBytes | null>;
  /** What is not there is removed already. */
  remove(keys: readonly string[]): Promise<void>;
  /** Everything there is, in no order. */
  keys(): AsyncIterable<StoredKey>;
}

/** Where files are kept, and where they are written while they come in. */
export interface Storage {
  readonly store: FileStore;
  /** A folder on this machine, emptied when Cairn starts. */
  readonly incomingFolder: string;
  /** The disk of that folder, which is that of the data folder. */
  disk(): Promise<Disk>;
}

/** The size of a folder's disk, and what of it is free to us. */
export async function diskOf(folder: string): Promise<Disk> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}

/** What a key may be made of: nothing that a path or an address could be fooled with. */
export function isKey(key: string): boolean {
  return /^[0-9a-z]+(?:-[0-9a-z]+)*$/u.test(key);
}
