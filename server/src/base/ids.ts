import { createHash, randomBytes } from 'node:crypto';
import type { EpochMs } from '@cairn/core/time/zones';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** Whether a text could be one of our ids. */
export function isId(text: string): boolean {
  return uuidPattern.test(text);
}

/**
 * A new id: UUIDv7, 48 bits of time and 74 of chance (RFC 9562 §5.7).
 *
 * Never taken from a sequence, so that a database restored from a backup cannot give one out twice.
 */
export function newId(now: EpochMs): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return uuidOf(bytes, 7);
}

/**
 * The id of what a person makes under a temporary id: UUIDv8 (RFC 9562 §5.8), the same whenever it is made.
 *
 * A device that never heard that its goal arrived sends it again, also to a server that was restored from a backup
 * meanwhile; so it is again the goal that others know by this id, and may have made anew in its place.
 */
export function idUnder(personId: string, tempId: string): string {
  return uuidOf(createHash('sha256').update(`${personId}/${tempId}`).digest().subarray(0, 16), 8);
}

function uuidOf(bytes: Buffer, version: 7 | 8): string {
  bytes[6] = (version << 4) | ((bytes[6] as number) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A new public code: 96 bits of chance in 16 URL-safe characters. */
export function newCode(): string {
  return randomBytes(12).toString('base64url');
}

/** A new secret: 256 bits of chance in 43 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
