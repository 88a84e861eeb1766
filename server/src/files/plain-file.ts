import { plainFormat, plainFormatBytes } from '@cairn/core/files/plain-picture';
import { leavesReserve } from '@cairn/core/files/disk-reserve';
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fairTurns } from './fair-turns.ts';
import { type FileRow, originalKey, plainKey } from './file-rows.ts';
import type { FileStore, Storage, StoredBytes } from './file-store.ts';

const inTurn = fairTurns();

/**
 * A picture without place and camera data, for people outside of its space. The first request makes the copy, which is
 * kept. Null if the file is missing or unreadable.
 */
export async function openPlain(
  storage: Storage,
  { id, bytesOf, mediaType }: FileRow,
): Promise<StoredBytes | null> {
  const { store } = storage;
  const key = bytesOf ?? id;
  const kept = await store.open(plainKey(key));
  if (kept) return kept;
  const format = plainFormat(mediaType, await beginningOf(store, originalKey(key)));
  if (format === null) return store.open(originalKey(key));
  return inTurn(id, async () => {
    const meanwhile = await store.open(plainKey(key));
    if (meanwhile) return meanwhile;
    const original = await store.open(originalKey(key));
    if (original === null) return null;
    const pieces = format(Buffer.concat(await original.bytes.toArray()));
    if (pieces === null) return null;
    const isKept = await keepPieces(storage, plainKey(key), mediaType, pieces).catch(() => false);
    const stored = isKept ? await store.open(plainKey(key)) : null;
    const size = pieces.reduce((sum, { length }) => sum + length, 0);
    return stored ?? { size, bytes: Readable.from(pieces, { objectMode: false }) };
  });
}

async function beginningOf(store: FileStore, key: string): Promise<Uint8Array> {
  const stored = await store.open(key);
  const read: Buffer[] = [];
  let length = 0;
  for await (const chunk of stored?.bytes ?? []) {
    read.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= plainFormatBytes) break;
  }
  return Buffer.concat(read).subarray(0, plainFormatBytes);
}

/** False on a nearly full disk, whose last room is for uploads. */
async function keepPieces(
  { store, incomingFolder, disk }: Storage,
  key: string,
  mediaType: string,
  pieces: readonly Uint8Array[],
): Promise<boolean> {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  if (!leavesReserve(await disk(), size)) return false;
  const path = join(incomingFolder, randomUUID());
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for (const piece of pieces) await file.writeFile(piece);
    } finally {
      await file.close();
    }
    await store.put(key, path, mediaType);
    return true;
  } finally {
    await rm(path, { force: true });
  }
}
