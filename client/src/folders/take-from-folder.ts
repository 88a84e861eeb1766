import type { FolderKind } from '@cairn/core/folders/folder';
import { isSeen } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { goalKeyOf } from '../goals/goal-key-of.ts';
import { leafDeletionOf } from '../undo/leaves-back.ts';
import { folderOf, recordsInFolder } from './folder-goals.ts';
import type { FolderChange } from './put-into-folder.ts';

/** Unpins a goal for everyone, or takes it out of one's favourites, at once on the screen. */
export function takeFromFolder(cairn: Cairn, goalKey: string, kind: FolderKind): FolderChange {
  const goal = cairn.replica.goal(goalKey);
  if (!goal) return { saved: Promise.resolve(), step: null };
  const entries = recordsInFolder(cairn, folderOf(cairn, goal.space, kind)).filter(
    (record) => isSeen(record) && goalKeyOf(cairn, record) === goal.key,
  );
  const deletions = entries.map(({ table, key }) => leafDeletionOf({ table, key }));
  const refs = deletions.flatMap((deletion) => deletion.refs);
  const { result: saved, step } = cairn.steps.during(() =>
    cairn.change(refs, (records) => {
      const changes = deletions.map(({ decide }) => decide(records));
      return {
        put: changes.flatMap(({ put }) => put),
        remove: changes.flatMap(({ remove = [] }) => remove),
      };
    }),
  );
  return { saved, step };
}
