import type { Cairn } from './cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';
import type { ShelfEntry } from '../store/account-store.ts';

export type NamedGoal = Pick<GoalView, 'key' | 'id' | 'space' | 'columnId' | 'dueDate' | 'name'>;

/** A list if `board` is set, otherwise a board. */
export interface NamedBoard {
  readonly key: string;
  readonly id: string;
  readonly space: string;
  readonly name: string;
  readonly board?: string;
}

/**
 * Shelves a name that was typed while its record was deleted or renamed. Restoring the name also restores a
 * deleted record.
 *
 * @param thing the record's last known state
 */
export function shelveName(
  cairn: Cairn,
  thing: NamedGoal | NamedBoard,
  name: string,
  reason: 'deletedElsewhere' | 'overwritten' = 'deletedElsewhere',
  table: 'goals' | 'boards' | 'buckets' = 'goals',
): Saved {
  const { key } = thing;
  // Until the server gives an id, boards and lists use their key as id.
  const id = thing.id === key && key.startsWith('offline-') ? null : thing.id;
  const place =
    'columnId' in thing
      ? { columnId: thing.columnId, dueDate: thing.dueDate }
      : 'board' in thing
        ? { board: thing.board }
        : {};
  // If the server never had the record, the shelf creates it, which needs its place.
  const fields = id === null || table === 'buckets' ? { name, ...place } : { name };
  return shelved(cairn, thing, { reason, table, id, fields, notes: null, notesText: '' });
}

/** Shelves text that was typed into the note of a deleted goal. */
export function shelveWords(cairn: Cairn, goal: NamedGoal, words: string): Saved {
  const notes = [{ insert: `${words}\n` }];
  const draft = { fields: {}, notes, notesText: words } as const;
  return shelved(cairn, goal, { reason: 'deletedElsewhere', table: 'goals', id: goal.id, ...draft });
}

function shelved(
  cairn: Cairn,
  { key, space, name }: Pick<NamedGoal, 'key' | 'space' | 'name'>,
  said: Pick<ShelfEntry, 'reason' | 'table' | 'id' | 'fields' | 'notes' | 'notesText'>,
): Saved {
  const { newId, now } = cairn.environment;
  const shelvedAt = new Date(now()).toISOString();
  return { saved: cairn.addToShelf([{ entryId: newId(), shelvedAt, key, scope: space, name, ...said }]) };
}
