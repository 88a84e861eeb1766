import { newlyMentioned } from '@cairn/core/comments/mentions';
import type { SyncRecord } from '@cairn/core/sync/record';

/**
 * Returns people whom a row from the server newly assigns or mentions in the note, by code or id. Call this
 * only for changes, not while records load from the disk.
 */
export function newlyConcerned(
  before: SyncRecord<'goals'> | undefined,
  after: SyncRecord<'goals'>,
): readonly string[] {
  const [was, is] = [before?.base ?? null, after.base];
  if (is === null || is === was) return [];
  const { assignee } = is;
  const isGiven = typeof assignee === 'string' && assignee !== was?.assignee;
  const [old, now] = [was?.richThoughts ?? null, is.richThoughts ?? null];
  return [...(isGiven ? [assignee] : []), ...(old === now ? [] : newlyMentioned(old, now))];
}
