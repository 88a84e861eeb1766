import { MigrationError } from './migrate.ts';
import { StartError } from '../base/start-error.ts';

/** PostgreSQL's and the network's codes of a database that cannot be reached or does not let us in. */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '3D000', '28P01', '28000', '57P03'];

/** The file system's codes of a place where nothing may be written. */
const readOnly = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/** The sentence for whoever starts Cairn or a command of it; null for a bug, which shows itself whole. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof StartError || error instanceof MigrationError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full.';
  if (code !== undefined && readOnly.includes(code)) {
    return `Cairn may not write to ${path ?? 'its data folder'}. Set CAIRN_DATA to another folder.`;
  }
  return code !== undefined && unreachable.includes(code)
    ? `The database in DATABASE_URL cannot be reached: ${message}.`
    : null;
}
