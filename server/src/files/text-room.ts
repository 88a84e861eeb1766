import type { GoalRow } from '@cairn/core/goals/goal';
import { textHasRoom } from '@cairn/core/plans/limits';
import type { Person } from '../accounts/person.ts';
import type { Db } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import { bytesUsedBy } from './file-rows.ts';

/** Returns the bytes that a rich text takes; 0 without one. */
export function bytesOfText(text: unknown): number {
  return text === null || text === undefined ? 0 : Buffer.byteLength(JSON.stringify(text));
}

/**
 * Returns why a person may not write more text, or null. Text that becomes shorter, or stays as long, is always taken.
 *
 * @param addedBytes what the write adds, less what it replaces
 */
export async function textRoomRefusal(
  db: Db,
  { id, level: { storageLimit } }: Pick<Person, 'id' | 'level'>,
  addedBytes: number,
): Promise<Refusal | null> {
  if (storageLimit === null || addedBytes <= 0) return null;
  const hasRoom = textHasRoom(storageLimit, await bytesUsedBy(db, id), addedBytes);
  return hasRoom ? null : { code: 'limit.storage', limit: storageLimit };
}

/** Returns why a person may not copy the notes of goals, or null. */
export function copiedTextRefusal(
  db: Db,
  person: Person,
  goals: readonly Pick<GoalRow, 'richThoughts'>[],
): Promise<Refusal | null> {
  const bytes = goals.reduce((sum, { richThoughts }) => sum + bytesOfText(richThoughts), 0);
  return textRoomRefusal(db, person, bytes);
}
