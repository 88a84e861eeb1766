import { composedPending } from './edited-record.ts';
import type { SyncRecord } from './record.ts';

/**
 * One record of two that turned out to be the same thing.
 *
 * A goal made anew here (`sync.md` §4.4, 404) may be one that another device has made anew before: the feed has brought
 * it as a thing of its own by the time the answer says that it is this one. What was typed into either is kept.
 *
 * @param kept the record whose upload was answered, with the answer taken over
 * @param twin the record that the feed has made; it goes
 */
export function joinedRecord(kept: SyncRecord, twin: SyncRecord): SyncRecord {
  const pending = kept.pending ? composedPending(twin.pending, kept.pending) : twin.pending;
  return {
    ...kept,
    inflight: kept.inflight ?? twin.inflight,
    pending,
    scoped: kept.scoped && twin.scoped ? [...twin.scoped, ...kept.scoped] : (kept.scoped ?? twin.scoped),
    deletion: kept.deletion ?? twin.deletion,
    wish: twin.wish === 'keep' ? kept.wish : twin.wish,
    deletedWith: kept.deletedWith ?? twin.deletedWith,
  };
}
