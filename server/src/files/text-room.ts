import { textHasRoom } from '@cairn/core/plans/limits';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import { bytesUsedBy } from './file-rows.ts';

export function bytesOfText(...texts: readonly unknown[]): number {
  return texts.reduce(
    (sum: number, text) =>
      text === null || text === undefined ? sum : sum + Buffer.byteLength(JSON.stringify(text)),
    0,
  );
}

/**
 * Whether a text exceeds the storage limit. A text that does not grow is always accepted.
 *
 * @param addedBytes new bytes minus replaced ones
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

interface Texts {
  readonly goals: readonly { readonly richThoughts: unknown }[];
  readonly series?: readonly { readonly richThoughts: unknown }[];
  readonly boards?: readonly { readonly richDescription: unknown }[];
}

export function copiedTextRefusal(
  db: Db,
  person: Person,
  { goals, series = [], boards = [] }: Texts,
): Promise<Refusal | null> {
  const notes = [...goals, ...series].map(({ richThoughts }) => richThoughts);
  const descriptions = boards.map(({ richDescription }) => richDescription);
  return textRoomRefusal(db, person, bytesOfText(...notes, ...descriptions));
}
