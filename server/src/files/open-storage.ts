import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { diskOf, type FileStore, type Storage } from './file-store.ts';
import { folderStore } from './folder-store.ts';

/** The store that this Cairn is set up with. */
export async function openStore({
  dataFolder,
  storageUrl,
}: Pick<Config, 'dataFolder' | 'storageUrl'>): Promise<FileStore> {
  if (storageUrl === null) return folderStore(join(dataFolder, 'files'));
  // Only whoever keeps files there pays for loading it.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(storageUrl);
}

/** Opens the store, and empties the folder of what was still coming in when Cairn ended. */
export async function openStorage(config: Pick<Config, 'dataFolder' | 'storageUrl'>): Promise<Storage> {
  const incomingFolder = join(config.dataFolder, 'incoming');
  await rm(incomingFolder, { recursive: true, force: true });
  await mkdir(incomingFolder, { recursive: true });
  return { store: await openStore(config), incomingFolder, disk: () => diskOf(incomingFolder) };
}

/**
 * Looks once whether files can be kept where they shall be; answers a sentence when that cannot be told now, else null.
 *
 * Throws a StartError with a sentence when the service refuses.
 */
export async function storageComplaint({ storageUrl }: Pick<Config, 'storageUrl'>): Promise<string | null> {
  if (storageUrl === null) return null;
  const { refuseUnfitBucket } = await import('./refuse-unfit-bucket.ts');
  return refuseUnfitBucket(storageUrl);
}
