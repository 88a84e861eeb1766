import { editedRecord } from '@cairn/core/sync/edited-record';
import { deletedRecord } from '@cairn/core/sync/deleted-record';
import { isSame } from '@cairn/core/same';
import { notesDifference } from '@cairn/core/notes/difference';
import { isSeen, seenFields, seenNotes } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import { type RecordRef, refKey, refOf } from '../store/account-store.ts';
import type { PlanItem } from './plan-item.ts';

export function writePlanItems(cairn: Cairn, items: readonly PlanItem[]): Promise<void> {
  const refs = items.map(refOfItem);
  return cairn.change(refs, (found) => ({
    put: items.flatMap((item) => {
      const record = found.get(refKey(refOfItem(item)));
      // The second run, on the disk, keeps existing records.
      if ('record' in item) return [record ?? item.record];
      if (!record || !isSeen(record)) return [];
      return [item.kind === 'skip' ? deletedRecord(record) : touched(record, item)];
    }),
  }));
}

function refOfItem(item: PlanItem): RecordRef {
  return 'record' in item ? { table: item.record.table, key: item.record.key } : refOf('goals', item.key);
}

function touched(record: SyncRecord, { fields, notes }: Extract<PlanItem, { kind: 'touch' }>): SyncRecord {
  const seen = seenFields(record);
  const changed = Object.entries(fields).filter(
    ([field, value]) => field !== 'space' && !isSame(seen[field] ?? null, value ?? null),
  );
  const own = seenNotes(record);
  const typed = isSame(own, notes) ? null : notesDifference(own, notes);
  return editedRecord(record, { fields: Object.fromEntries(changed), notes: typed });
}
