import { textHasRoom } from '@cairn/core/plans/limits';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import { bytesUsedBy } from './file-rows.ts';

/** Returns the bytes that rich texts take together; 0 without one. */
export function bytesOfText(...texts: readonly unknown[]): number {
  return texts.reduce(
    (sum: number, text) =>
      text === null || text === undefined ? sum : sum + Buffer.byteLength(JSON.stringify(text)),
    0,
  );
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

/** What holds long texts: goals and series their notes, boards their descriptions. */
interface Texts {
  readonly goals: readonly { readonly richThoughts: unknown }[];
  readonly series?: readonly { readonly richThoughts: unknown }[];
  readonly boards?: readonly { readonly richDescription: unknown }[];
}

/** Returns why a person may not copy texts, or null. */
export function copiedTextRefusal(
  db: Db,
  person: Person,
  { goals, series = [], boards = [] }: Texts,
): Promise<Refusal | null> {
  const notes = [...goals, ...series].map(({ richThoughts }) => richThoughts);
  const descriptions = boards.map(({ richDescription }) => richDescription);
  return textRoomRefusal(db, person, bytesOfText(...notes, ...descriptions));
}
