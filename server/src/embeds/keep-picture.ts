import { typeOfContent } from '@cairn/core/files/file-type';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../files/file-store.ts';
import { drawPreview } from '../files/picture.ts';
import { StorageError } from '../base/storage-error.ts';
import { embedPictureKey } from './embed-rows.ts';
import { fetchPublic } from './fetch-public.ts';
import type { Network } from './network.ts';

const wantedPicture = {
  types: /^image\/[\w.+-]+$/iu,
  maxBytes: 5 * 1024 * 1024,
  isCutOff: false,
  accept: 'image/webp,image/png,image/jpeg,image/gif',
};

/**
 * Redraws the picture, so no byte of the original reaches a browser.
 *
 * @returns whether there is a picture now
 */
export async function keepPicture(
  network: Network,
  { store, incomingFolder }: Storage,
  personId: string,
  url: URL,
  embedId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const fetched = await fetchPublic(network, url, wantedPicture, signal);
  if (fetched === null) return false;
  const path = join(incomingFolder, randomUUID());
  const smaller = `${path}-small`;
  try {
    await writeFile(path, fetched.bytes, { mode: 0o600 });
    const { mediaType } = typeOfContent(fetched.bytes);
    // The time may end while the picture waits to be drawn.
    const source = async () => (signal.aborted ? null : path);
    if (!(await drawPreview({ for: 'page', personId, mediaType, to: smaller, source }))) return false;
    await store.put(embedPictureKey(embedId), smaller, 'image/webp');
    return true;
  } catch (error) {
    // The card is shown without a picture.
    if (error instanceof StorageError) return false;
    throw error;
  } finally {
    await rm(path, { force: true });
    await rm(smaller, { force: true });
  }
}
