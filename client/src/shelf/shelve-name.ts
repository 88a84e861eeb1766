import type { Cairn } from '../cairn.ts';
import type { BucketView } from '../boards/buckets-of.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';

/** What the shelf has to know of a goal to put a name back. */
export type NamedGoal = Pick<GoalView, 'key' | 'id' | 'space' | 'columnId' | 'dueDate' | 'name'>;

/** What the shelf has to know of a board or a list; a list is on its board. */
export type NamedBoard = Pick<BucketView, 'key' | 'id' | 'space' | 'name'> &
  Partial<Pick<BucketView, 'board'>>;

/**
 * Keeps a name that was being typed for a goal, a board or a list that has gone meanwhile, or has another name now: like an edit that was sent
 * too late it waits on the shelf, and brings the goal back when it is put back (`sync.md` §5).
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
  const { newId, now } = cairn.environment;
  const { key, space } = thing;
  // Boards and lists go by their key until the server has given them an id.
  const id = thing.id === key && key.startsWith('offline-') ? null : thing.id;
  const place =
    'columnId' in thing
      ? { columnId: thing.columnId, dueDate: thing.dueDate }
      : 'board' in thing
        ? { board: thing.board }
        : {};
  const entry = {
    entryId: newId(),
    shelvedAt: new Date(now()).toISOString(),
    reason,
    table,
    key,
    id,
    scope: space,
    name: thing.name,
    // One that never reached the server is made anew, in its place.
    fields: id === null || table === 'buckets' ? { name, ...place } : { name },
    notes: null,
    notesText: '',
  };
  return { saved: cairn.addToShelf([entry]) };
}
