import { typeOfContent } from '@cairn/core/files/file-type';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../files/file-store.ts';
import { writePreview } from '../files/picture.ts';
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
 * Fetches a page's picture and keeps a small one of it, drawn anew: nothing of what the page sent reaches a browser.
 *
 * @returns whether there is one now
 */
export async function keepPicture(
  network: Network,
  { store, incomingFolder }: Storage,
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
    const isDrawn = await writePreview(path, typeOfContent(fetched.bytes).mediaType, smaller);
    if (isDrawn === null) return false;
    await store.put(embedPictureKey(embedId), smaller, 'image/webp');
    return true;
  } finally {
    await rm(path, { force: true });
    await rm(smaller, { force: true });
  }
}
