import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Fields } from '@cairn/core/sync/record';
import type { RecordChange } from '../undo-stack/undo-entry.ts';
import type { UndoAction, UndoSummary } from './undo-summary.ts';

/** @param count how many records changed in the same way */
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
