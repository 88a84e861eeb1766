import type { Cairn } from '@cairn/client/cairn';
import { folderOf, goalsInFolder } from '@cairn/client/folders/folder-goals';
import { moveInFolder } from '@cairn/client/folders/move-in-folder';
import { putIntoFolder } from '@cairn/client/folders/put-into-folder';
import { takeFromFolder } from '@cairn/client/folders/take-from-folder';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { Chance } from './chance.ts';
import { Oracle } from './oracle.ts';

/** Pins a goal or makes it a favourite, takes one out, or moves one, and tells the oracle. */
export function file(cairn: Cairn, chance: Chance, oracle: Oracle, goal: GoalView): void {
  const kind = chance.happens(0.6) ? 'pinned' : 'favourites';
  const folder = folderOf(cairn, goal.space, kind);
  const entries = goalsInFolder(cairn, folder).filter((entry) => Oracle.isWatched(entry.goal.name));
  const isIn = entries.some((entry) => entry.goal.key === goal.key);
  const deed = chance.weighed({ put: isIn ? 0 : 4, take: isIn ? 3 : 0, takeAny: 2, move: 2 });
  const did = (one: GoalView, isPut: boolean, saved: Promise<void>) => {
    const { id, space } = folder;
    const mark = Oracle.markOf(one.name);
    oracle.folders.did({ goal: mark, folder: id, space, by: oracle.author, isPut }, oracle.kept(saved));
  };
  if (deed === 'put') {
    const outcome = putIntoFolder(cairn, goal.key, kind);
    return outcome.ok ? did(goal, true, outcome.value.saved) : undefined;
  }
  if (deed === 'take') return did(goal, false, takeFromFolder(cairn, goal.key, kind).saved);
  if (entries.length === 0) return;
  const one = chance.pick(entries);
  if (deed === 'takeAny') return did(one.goal, false, takeFromFolder(cairn, one.goal.key, kind).saved);
  moveInFolder(cairn, one, { before: chance.pick(entries).key }).saved.catch(() => undefined);
}
