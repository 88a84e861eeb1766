import type { Cairn } from '../cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';
import type { ShelfEntry } from '../store/account-store.ts';

/** What the shelf has to know of a goal to put a name back. */
export type NamedGoal = Pick<GoalView, 'key' | 'id' | 'space' | 'columnId' | 'dueDate' | 'name'>;

/**
 * Keeps a name that was being typed for a goal that has gone meanwhile, or has another name now: like an edit that was sent
 * too late it waits on the shelf, and brings the goal back when it is put back (`sync.md` §5).
 *
 * @param goal as it was last seen
 */
export function shelveName(
  cairn: Cairn,
  goal: NamedGoal,
  name: string,
  reason: 'deletedElsewhere' | 'overwritten' = 'deletedElsewhere',
): Saved {
  // One that never reached the server is made anew, in its place.
  const { id, columnId, dueDate } = goal;
  const fields = id === null ? { name, columnId, dueDate } : { name };
  return shelved(cairn, goal, { reason, fields, notes: null, notesText: '' });
}

/** Keeps what was being written into the note of a goal that has gone meanwhile; see {@link shelveName}. */
export function shelveWords(cairn: Cairn, goal: NamedGoal, words: string): Saved {
  const reason = 'deletedElsewhere';
  return shelved(cairn, goal, { reason, fields: {}, notes: [{ insert: `${words}\n` }], notesText: words });
}

function shelved(
  cairn: Cairn,
  { key, id, space, name }: NamedGoal,
  words: Pick<ShelfEntry, 'reason' | 'fields' | 'notes' | 'notesText'>,
): Saved {
  const { newId, now } = cairn.environment;
  const shelvedAt = new Date(now()).toISOString();
  const entry = { entryId: newId(), shelvedAt, table: 'goals', key, id, scope: space, name, ...words };
  return { saved: cairn.addToShelf([entry]) };
}
