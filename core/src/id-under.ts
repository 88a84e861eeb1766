import { sha256 } from './sha256.ts';

/**
 * Server and device compute the same id, so a device knows it before the answer. A UUIDv8 (RFC 9562 §5.8) of
 * user and temporary id, so that nobody can choose another user's id.
 *
 * @param tempId ASCII
 */
export function idUnder(personId: string, tempId: string): string {
  const digits = sha256(`${personId}/${tempId}`).slice(0, 32);
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const hex = `${digits.slice(0, 12)}8${digits.slice(13, 16)}${variant}${digits.slice(17)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
