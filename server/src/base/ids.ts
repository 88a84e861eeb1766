import { createHash, randomBytes } from 'node:crypto';
import type { EpochMs } from '@cairn/core/time/zones';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

export function isId(text: string): boolean {
  return uuidPattern.test(text);
}

const lastId = { now: 0, count: 0 };

/**
 * UUIDv7: 48 bits of time, a count of 26 bits that begins at random in each millisecond, 48 random bits
 * (RFC 9562 §5.7 and RFC 9562 §6.2). So ids of this process ascend within a millisecond, and a list in the order of
 * creation keeps its order. No id comes from a sequence, so a restored database never issues an id twice.
 */
export function newId(now: EpochMs): string {
  const bytes = randomBytes(16);
  lastId.count = now === lastId.now ? lastId.count + 1 : bytes.readUInt32BE(6) >>> 7;
  lastId.now = now;
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(lastId.count >>> 14, 6);
  bytes.writeUInt16BE(lastId.count & 0x3fff, 8);
  return uuidOf(bytes, 7);
}

/**
 * UUIDv8 made from person and temporary id (RFC 9562 §5.8): equal inputs give equal ids. So a goal that a device sends
 * again to a server restored from a backup keeps the id that other devices know.
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

/** 96 bits in 16 URL-safe characters. */
export function newCode(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 bits in 43 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
