import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import type { NamedGoal } from '../cairn/shelve-name.ts';
import { renameGoal } from './change-goal.ts';
import type { OpenedName } from './opened-name.ts';

/**
 * If the goal was deleted meanwhile, the name goes to the shelf.
 *
 * @param goal the last known state
 */
export function renameOrShelve(cairn: Cairn, goal: NamedGoal, name: string, opened: OpenedName): Saved {
  const isThere = cairn.replica.goal(goal.key) !== undefined;
  return isThere ? renameGoal(cairn, goal.key, name, opened) : { saved: shelved(cairn, goal, name) };
}

/** The code loads on demand. Until it has loaded, leaving the page needs a confirmation. */
async function shelved(cairn: Cairn, goal: NamedGoal, name: string): Promise<void> {
  const { shelveName } = await import('../cairn/shelve-name.ts');
  await shelveName(cairn, goal, name).saved;
}
