import { transformedChange } from '../notes/moved-change.ts';
import { arrivedRecord } from './arrived-record.ts';
import { composedPending } from './edited-record.ts';
import { type Pending, type NextState, type SyncRecord, wantedBack } from './record.ts';

/**
 * Merges two records of one goal, which two devices re-created under the same id. The feed may bring the
 * other device's goal before our creation is answered.
 *
 * @param twin the record from the feed; the caller drops it
 */
export function joinedRecord(kept: SyncRecord, twin: SyncRecord): NextState {
  const [one, other] = [asNewAs(kept, twin), asNewAs(twin, kept)];
  const shelved = [...one.shelved, ...other.shelved];
  if (one.record === null || other.record === null) return { record: one.record ?? other.record, shelved };
  return { record: withWish(withUpload(withTyped(one.record, other.record), other.record), twin), shelved };
}

function asNewAs(record: SyncRecord, { base, scope }: SyncRecord): NextState {
  if (base === null || base.rev <= (record.base?.rev ?? 0)) return { record, shelved: [] };
  return arrivedRecord(record, { kind: 'row', scope, row: base, noteChanges: null }, () => true);
}

function withTyped(kept: SyncRecord, twin: SyncRecord): SyncRecord {
  return {
    ...kept,
    pending: kept.pending ? composedPending(twin.pending, onTopOf(twin.pending, kept.pending)) : twin.pending,
    scoped: kept.scoped && twin.scoped ? [...twin.scoped, ...kept.scoped] : (kept.scoped ?? twin.scoped),
  };
}

function onTopOf(first: Pending | null, second: Pending): Pending {
  const notes = first?.notes && second.notes && transformedChange(second.notes, first.notes, true);
  return notes ? { ...second, notes } : second;
}

function withUpload(kept: SyncRecord, { inflight, ahead }: SyncRecord): SyncRecord {
  return kept.inflight === null && inflight !== null ? { ...kept, inflight, ahead, syncFailed: null } : kept;
}

function withWish(kept: SyncRecord, { wish, deletedWith, deletion }: SyncRecord): SyncRecord {
  if (wish === 'restore') return { ...kept, ...wantedBack };
  if (wish !== 'keep') return { ...kept, wish, deletedWith: null, deletion };
  return kept.wish === 'keep' ? { ...kept, deletedWith: kept.deletedWith ?? deletedWith } : kept;
}
