import { transformedChange } from '../notes/moved-change.ts';
import { arrivedRecord } from './arrived-record.ts';
import { composedPending } from './edited-record.ts';
import { type Pending, type Step, type SyncRecord, wantedBack } from './record.ts';

/**
 * One record of two that turned out to be the same thing, and what goes to the shelf on the way.
 *
 * A goal made anew here may be one that another device has made anew before: the feed has brought
 * it as a thing of its own by the time the answer says that it is this one. What was typed into either is kept, and
 * what one of them knows of the server and the other does not.
 *
 * @param kept the record whose upload was answered, with the answer taken over
 * @param twin the record that the feed has made; it goes
 */
export function joinedRecord(kept: SyncRecord, twin: SyncRecord): Step {
  const [one, other] = [asNewAs(kept, twin), asNewAs(twin, kept)];
  const shelved = [...one.shelved, ...other.shelved];
  if (one.record === null || other.record === null) return { record: one.record ?? other.record, shelved };
  return { record: withWish(withUpload(withTyped(one.record, other.record), other.record), twin), shelved };
}

/** A record that has heard of all that another one of the same thing has. */
function asNewAs(record: SyncRecord, { base, scope }: SyncRecord): Step {
  if (base === null || base.rev <= (record.base?.rev ?? 0)) return { record, shelved: [] };
  // Who holds the twin holds its scope.
  return arrivedRecord(record, { kind: 'row', scope, row: base, noteChanges: null }, () => true);
}

function withTyped(kept: SyncRecord, twin: SyncRecord): SyncRecord {
  return {
    ...kept,
    pending: kept.pending ? composedPending(twin.pending, onTopOf(twin.pending, kept.pending)) : twin.pending,
    scoped: kept.scoped && twin.scoped ? [...twin.scoped, ...kept.scoped] : (kept.scoped ?? twin.scoped),
  };
}

/** What was typed into one of them, as if it had been typed after what was typed into the other. */
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
