import { newlyMentioned } from '@cairn/core/comments/mentions';
import type { SyncRecord } from '@cairn/core/sync/record';

/**
 * Returns ids or codes of people whom only the new row assigns or mentions. Not for records loaded from the
 * disk.
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
