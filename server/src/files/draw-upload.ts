import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/database.ts';
import { type FileRow, fileHasPreview, isKept, originalKey, previewKey } from './file-rows.ts';
import type { Storage } from './file-store.ts';
import { drawPreview } from './picture.ts';

/** This process does not try a failed picture again. */
const tried = new Set<string>();
const maxRemembered = 10_000;

export async function drawUpload(
  db: Db,
  { store, incomingFolder }: Storage,
  { id: fileId, bytesOf, userId, mediaType }: FileRow,
): Promise<void> {
  const id = bytesOf ?? fileId;
  if (tried.has(id)) return;
  if (tried.size >= maxRemembered) tried.clear();
  tried.add(id);
  const path = join(incomingFolder, randomUUID());
  const to = `${path}-small`;
  const source = async () => {
    const stored = (await isKept(db, id)) ? await store.open(originalKey(id)) : null;
    if (stored === null) return null;
    await pipeline(stored.bytes, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    return path;
  };
  try {
    if (!(await drawPreview({ for: 'upload', personId: userId, mediaType, to, source }))) return;
    await store.put(previewKey(id), to, 'image/webp');
    await fileHasPreview(db, id);
  } catch {
    // Without a preview, the original is shown.
  } finally {
    await rm(path, { force: true });
    await rm(to, { force: true });
  }
}
