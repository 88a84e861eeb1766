import { sqlStateOf } from '../db/database.ts';
import { StorageError } from '../base/storage-error.ts';
import type { Refusal } from '../base/refusal.ts';

/** Text with NUL, which PostgreSQL cannot store. */
export class NulError extends Error {}

export class SlowBodyError extends Error {}

export class TooDeepError extends Error {}

const fastifyRefusals: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'request.tooLarge' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'request.mediaType' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'request.malformed' },
  FST_ERR_BAD_URL: { code: 'request.malformed' },
  FST_ERR_NOT_FOUND: { code: 'request.unknownPath' },
};

/** By SQLSTATE; two or three characters match all codes that begin with them. */
const sqlRefusals: readonly (readonly [prefix: string, refusal: Refusal])[] = [
  ['53100', { code: 'server.storageFull' }],
  ['53', { code: 'server.unavailable' }],
  ['08', { code: 'server.unavailable' }],
  ['57P', { code: 'server.unavailable' }],
  ['3D000', { code: 'server.unavailable' }],
  // NUL, or half a surrogate pair.
  ['22021', { code: 'request.nul' }],
  ['22P05', { code: 'request.nul' }],
];

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
];
/** Errors of the pool, which have no code. */
const lostConnection = /Connection terminated|timeout exceeded when trying to connect|Client was closed/u;

/** Null for an unknown failure, which is a bug. */
export function refusalOfFailure(error: unknown): Refusal | null {
  if (error instanceof NulError) return { code: 'request.nul' };
  if (error instanceof StorageError) return { code: 'storage.unavailable', retryAfter: 60 };
  if (error instanceof SlowBodyError) return { code: 'request.timeout' };
  if (error instanceof TooDeepError) return { code: 'request.malformed' };
  if (error instanceof SyntaxError && 'statusCode' in error) return { code: 'request.malformed' };
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && fastifyRefusals[code]) return fastifyRefusals[code];
  const sqlState = sqlStateOf(error);
  const known = sqlState && sqlRefusals.find(([prefix]) => sqlState.startsWith(prefix));
  if (known) return known[1];
  if (code === 'ENOSPC' || code === 'EDQUOT') return { code: 'server.storageFull' };
  const isLost = networkCodes.includes(String(code)) || lostConnection.test(String(message));
  return isLost ? { code: 'server.unavailable' } : null;
}
