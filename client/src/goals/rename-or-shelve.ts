import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import type { NamedGoal } from '../cairn/shelve-name.ts';
import { renameGoal } from './change-goal.ts';
import type { OpenedName } from './opened-name.ts';

/**
 * Gives a goal the name that was written in a field; where somebody has deleted the goal meanwhile, the name goes to the shelf.
 *
 * @param goal as the field showed it
 */
export function renameOrShelve(cairn: Cairn, goal: NamedGoal, name: string, opened: OpenedName): Saved {
  const isThere = cairn.replica.goal(goal.key) !== undefined;
  return isThere ? renameGoal(cairn, goal.key, name, opened) : { saved: shelved(cairn, goal, name) };
}

/** Rare enough to come with its own file; the page asks before it is closed until then. */
async function shelved(cairn: Cairn, goal: NamedGoal, name: string): Promise<void> {
  const { shelveName } = await import('../cairn/shelve-name.ts');
  await shelveName(cairn, goal, name).saved;
}
