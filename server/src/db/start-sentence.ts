import { MigrationError } from './migrate.ts';
import { StartError } from '../base/start-error.ts';

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '3D000', '28P01', '28000', '57P03'];

const readOnly = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/** Null for a bug, which is shown in full. */
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
