import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../base/start-error.ts';

export interface JoinLinks {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Makes tokens of links to join and to unsubscribe from ids, so the database holds none. */
  readonly key: Buffer;
}

const keyBytes = 32;

/**
 * Creates the key if there is none.
 *
 * @throws {@link StartError} for a damaged key
 */
export function joinKeyIn(dataFolder: string): Buffer {
  const path = join(dataFolder, 'join-key');
  if (!existsSync(path)) {
    // Renamed into place, so an interrupted start leaves no partial key.
    writeFileSync(`${path}.new`, newJoinKey(), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  const key = readFileSync(path);
  if (key.length === keyBytes) return key;
  throw new StartError(
    `${path} is damaged. Remove it: links to join go on working, and owners make new ones where they want to copy them. Links in sent mails that end mails do not work any more.`,
  );
}

export function newJoinKey(): Buffer {
  return randomBytes(keyBytes);
}

/** 43 base64url characters. */
export function joinTokenOf(key: Buffer, linkId: string): string {
  return createHmac('sha256', key).update(`join ${linkId}`).digest('base64url');
}
