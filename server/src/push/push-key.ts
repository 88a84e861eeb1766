import { createECDH } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../base/start-error.ts';

/** Signs requests to push services (VAPID, RFC 8292), both parts as base64url. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';
const keyBytes = 32;

/**
 * Creates the key if there is none.
 *
 * @throws {@link StartError} for a damaged key
 */
export function pushKeyIn(dataFolder: string): PushKey {
  const path = join(dataFolder, 'push-key');
  if (!existsSync(path)) {
    // Renamed into place, so an interrupted start leaves no partial key.
    writeFileSync(`${path}.new`, newSecretPart(), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  const key = keyFrom(readFileSync(path));
  if (key !== null) return key;
  throw new StartError(
    `${path} is damaged. Put its copy back, or remove it: then every browser has to turn its notices on again.`,
  );
}

export function newPushKey(): PushKey {
  return keyFrom(newSecretPart()) as PushKey;
}

/** Padded, because the number may begin with zeros. */
function newSecretPart(): Buffer {
  const pair = createECDH(curve);
  pair.generateKeys();
  const secret = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(keyBytes - secret.length), secret]);
}

function keyFrom(secret: Buffer): PushKey | null {
  if (secret.length !== keyBytes) return null;
  const pair = createECDH(curve);
  try {
    pair.setPrivateKey(secret);
  } catch {
    return null;
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** Whether an uncompressed point is on the curve, so that a message can be encrypted for it. */
export function isBrowserKey(point: string): boolean {
  const pair = createECDH(curve);
  pair.generateKeys();
  try {
    pair.computeSecret(point, 'base64url');
    return true;
  } catch {
    return false;
  }
}
