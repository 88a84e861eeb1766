import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../base/start-error.ts';

/** What links to join are made of. */
export interface JoinLinks {
  /** Cairn's own address, without a slash at its end. */
  readonly origin: string;
  /** Makes the token of a link from its id, so that the database need not hold it. */
  readonly key: Buffer;
}

const keyBytes = 32;

/** Returns the key of a data folder, made where there is none; throws {@link StartError} for a broken one. */
export function joinKeyIn(dataFolder: string): Buffer {
  const path = join(dataFolder, 'join-key');
  if (!existsSync(path)) {
    // Made aside and renamed: a start that was cut off leaves no half of it behind.
    writeFileSync(`${path}.new`, newJoinKey(), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  const key = readFileSync(path);
  if (key.length === keyBytes) return key;
  throw new StartError(
    `${path} is damaged. Remove it: links to join go on working, and owners make new ones where they want to copy them.`,
  );
}

/** Returns a key that nobody knows. */
export function newJoinKey(): Buffer {
  return randomBytes(keyBytes);
}

/** Returns the token of a link, 43 letters of base64url; the same for the same key and id. */
export function joinTokenOf(key: Buffer, linkId: string): string {
  return createHmac('sha256', key).update(`join ${linkId}`).digest('base64url');
}
