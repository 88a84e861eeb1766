import type { Cairn } from '../cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';

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
  const { newId, now } = cairn.environment;
  const { key, id, space, columnId, dueDate } = goal;
  const entry = {
    entryId: newId(),
    shelvedAt: new Date(now()).toISOString(),
    reason,
    table: 'goals',
    key,
    id,
    scope: space,
    name: goal.name,
    // One that never reached the server is made anew, in its place.
    fields: id === null ? { name, columnId, dueDate } : { name },
    notes: null,
    notesText: '',
  };
  return { saved: cairn.addToShelf([entry]) };
}
