import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { diskOf, type FileStore, type Storage } from './file-store.ts';
import { folderStore } from './folder-store.ts';

export async function openStore({
  dataFolder,
  storageUrl,
}: Pick<Config, 'dataFolder' | 'storageUrl'>): Promise<FileStore> {
  if (storageUrl === null) return folderStore(join(dataFolder, 'files'));
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(storageUrl);
}

export async function openStorage(config: Pick<Config, 'dataFolder' | 'storageUrl'>): Promise<Storage> {
  const incomingFolder = join(config.dataFolder, 'incoming');
  await rm(incomingFolder, { recursive: true, force: true });
  await mkdir(incomingFolder, { recursive: true });
  return { store: await openStore(config), incomingFolder, disk: () => diskOf(incomingFolder) };
}

/**
 * Returns a warning if the store is not reachable now.
 *
 * @throws StartError if the store refuses
 */
export async function storageComplaint({ storageUrl }: Pick<Config, 'storageUrl'>): Promise<string | null> {
  if (storageUrl === null) return null;
  const { refuseUnfitBucket } = await import('./refuse-unfit-bucket.ts');
  return refuseUnfitBucket(storageUrl);
}
