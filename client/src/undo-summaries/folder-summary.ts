import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { filedBy } from '../replica/filed.ts';
import { filedRecord } from '../folders/folder-entries.ts';
import { isThere, type RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoSummary } from './undo-summary.ts';

export function folderSummary(cairn: Cairn, [change]: readonly RecordChange<'folder_goals'>[]): UndoSummary {
  const [before, after] = [change?.before, change?.after];
  const record = after ?? before;
  const filed = record ? filedRecord(cairn, filedBy(cairn.replica, seenFields(record))) : null;
  const [isIn, wasIn] = [isThere(after), isThere(before)];
  const isOwn = record?.scope === cairn.account.id;
  const changed = isOwn ? (isIn ? 'favoured' : 'unfavoured') : isIn ? 'pinned' : 'unpinned';
  const action = isIn === wasIn ? 'reordered' : changed;
  return {
    action,
    key: filed?.of === 'goal' ? filed.view.key : '',
    name: filed?.view.name ?? '',
    count: 1,
  };
}
