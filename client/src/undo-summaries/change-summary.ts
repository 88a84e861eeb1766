import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Fields } from '@cairn/core/sync/record';
import type { RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoAction, UndoSummary } from './undo-summary.ts';

/** A summary about one changed record and how many were changed alike. */
export function changeSummary(
  { ref, before, after }: RecordChange,
  action: UndoAction,
  count: number,
): UndoSummary {
  const record = after && isSeen(after) ? after : before;
  const seen: Fields = record ? seenFields(record) : {};
  const name = String(seen['name'] ?? '');
  return { action, key: ref.key, name, count };
}
