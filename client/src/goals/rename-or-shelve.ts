import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import type { NamedGoal } from '../cairn/shelve-name.ts';
import { renameGoal } from './change-goal.ts';
import type { OpenedName } from './opened-name.ts';

/**
 * Renames a goal. If the goal was deleted meanwhile, the name goes to the shelf.
 *
 * @param goal the goal's last known state
 */
export function renameOrShelve(cairn: Cairn, goal: NamedGoal, name: string, opened: OpenedName): Saved {
  const isThere = cairn.replica.goal(goal.key) !== undefined;
  return isThere ? renameGoal(cairn, goal.key, name, opened) : { saved: shelved(cairn, goal, name) };
}

/** Puts a name on the shelf, by code that loads on demand. While it loads, the page asks before it is closed. */
async function shelved(cairn: Cairn, goal: NamedGoal, name: string): Promise<void> {
  const { shelveName } = await import('../cairn/shelve-name.ts');
  await shelveName(cairn, goal, name).saved;
}
