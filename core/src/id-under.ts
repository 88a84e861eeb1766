import { sha256 } from './sha256.ts';

/**
 * The id that the server gives what a person makes under a temporary id: the same whenever it is made, so that a device
 * knows it before the server has answered.
 *
 * UUIDv8 (RFC 9562 §5.8) of both, so that nobody can choose an id that somebody else's things have.
 *
 * @param tempId ASCII, as all that are made here
 */
export function idUnder(personId: string, tempId: string): string {
  const digits = sha256(`${personId}/${tempId}`).slice(0, 32);
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const hex = `${digits.slice(0, 12)}8${digits.slice(13, 16)}${variant}${digits.slice(17)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
