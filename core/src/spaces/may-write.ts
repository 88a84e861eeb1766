import type { Standing } from './roles.ts';

/** Whether the user may change what all members share. Viewers only read and comment. */
export function mayWrite(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role !== 'VIEWER';
}
