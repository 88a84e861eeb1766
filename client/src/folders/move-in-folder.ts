import { numberedAt } from '@cairn/core/order/sequence';
import { editedRecord } from '@cairn/core/sync/edited-record';
import type { Cairn } from '../cairn/cairn.ts';
import { indexIn, type ListPosition } from '../goals/list-position.ts';
import { refKey, refOf } from '../store/account-store.ts';
import { entriesInFolder, type FolderEntry } from './folder-entries.ts';
import type { FolderChange } from './put-into-folder.ts';
import { entryAt } from '../entry-at.ts';

/**
 * See docs/product.md, "Order".
 *
 * @param position relative to other entries, by key
 */
export function moveInFolder(cairn: Cairn, moved: FolderEntry, position: ListPosition): FolderChange {
  const all = entriesInFolder(cairn, moved.folder);
  const others = all.filter(({ key }) => key !== moved.key);
  const index = indexIn(others, position);
  if (all[index]?.key === moved.key) return { saved: Promise.resolve(), step: null };
  const { inserted, renumbered } = numberedAt(others, index);
  const numbers = [{ key: moved.key, sequenceNo: entryAt(inserted, 0) }, ...renumbered];
  const writes = numbers.map(({ key, sequenceNo }) => ({ ref: refOf('folder_goals', key), sequenceNo }));
  const refs = writes.map(({ ref }) => ref);
  const { result: saved, step } = cairn.undoStack.during(() =>
    cairn.change(refs, (records) => ({
      put: writes.flatMap(({ ref, sequenceNo }) => {
        const record = records.get(refKey(ref));
        return record ? [editedRecord(record, { fields: { sequenceNo }, notes: null })] : [];
      }),
    })),
  );
  return { saved, step };
}
