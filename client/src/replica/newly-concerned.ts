import { newlyMentioned } from '@cairn/core/comments/mentions';
import type { SyncRecord } from '@cairn/core/sync/record';

/**
 * Whom a goal concerns by what the server says of it now and did not say before: by code or id, who has it and is named in
 * its note. Not asked of what is read from the disk, which is nothing new.
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
