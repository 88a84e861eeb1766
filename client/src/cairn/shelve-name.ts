import type { Cairn } from './cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';
import type { ShelfEntry } from '../store/account-store.ts';

/** What the shelf has to know of a goal to put a name back. */
export type NamedGoal = Pick<GoalView, 'key' | 'id' | 'space' | 'columnId' | 'dueDate' | 'name'>;

/** What the shelf has to know of a board or a list; a list is on its board. */
export interface NamedBoard {
  readonly key: string;
  readonly id: string;
  readonly space: string;
  readonly name: string;
  readonly board?: string;
}

/**
 * Keeps a name that was being typed for a goal, a board or a list that has gone meanwhile, or has another name now: like an edit that was sent
 * too late it waits on the shelf, and brings the goal back when it is put back.
 *
 * @param thing as it was last seen
 */
export function shelveName(
  cairn: Cairn,
  thing: NamedGoal | NamedBoard,
  name: string,
  reason: 'deletedElsewhere' | 'overwritten' = 'deletedElsewhere',
  table: 'goals' | 'boards' | 'buckets' = 'goals',
): Saved {
  const { key } = thing;
  // Boards and lists go by their key until the server has given them an id.
  const id = thing.id === key && key.startsWith('offline-') ? null : thing.id;
  const place =
    'columnId' in thing
      ? { columnId: thing.columnId, dueDate: thing.dueDate }
      : 'board' in thing
        ? { board: thing.board }
        : {};
  // A record that the server never had is created again when it is put back, so its place is kept too.
  const fields = id === null || table === 'buckets' ? { name, ...place } : { name };
  return shelved(cairn, thing, { reason, table, id, fields, notes: null, notesText: '' });
}

/** Keeps what was being written into the note of a goal that has gone meanwhile; see {@link shelveName}. */
export function shelveWords(cairn: Cairn, goal: NamedGoal, words: string): Saved {
  const notes = [{ insert: `${words}\n` }];
  const said = { fields: {}, notes, notesText: words } as const;
  return shelved(cairn, goal, { reason: 'deletedElsewhere', table: 'goals', id: goal.id, ...said });
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
