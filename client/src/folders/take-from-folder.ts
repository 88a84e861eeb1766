import type { FolderKind } from '@cairn/core/folders/folder';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { leafDeletionOf } from '../cairn/leaf-deletion.ts';
import { type Filed, filedBy } from '../replica/filed.ts';
import { folderOf, recordsInFolder, filedRecord } from './folder-entries.ts';
import type { FolderChange } from './put-into-folder.ts';

export function takeFromFolder(cairn: Cairn, named: Filed, kind: FolderKind): FolderChange {
  const filed = filedRecord(cairn, named);
  if (!filed) return { saved: Promise.resolve(), step: null };
  const { key, space } = filed.view;
  const entries = recordsInFolder(cairn, folderOf(cairn, space, kind)).filter(
    (record) => isSeen(record) && filedBy(cairn.replica, seenFields(record)).key === key,
  );
  const deletions = entries.map(({ table, key }) => leafDeletionOf({ table, key }));
  const refs = deletions.flatMap((deletion) => deletion.refs);
  const { result: saved, step } = cairn.undoStack.during(() =>
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
