import { mergeUnitOf } from '../goals/merge-units.ts';
import { unsentOf } from './unsent.ts';
import { changeOfOthers, rebased, withoutErasing, wovenWith } from './rebased-notes.ts';
import {
  type Arrival,
  type Fields,
  type Pending,
  type ServerRow,
  type Shelved,
  type NextState,
  type SyncRecord,
  wanted,
} from './record.ts';
import { isWorthKeeping, shelvedOf } from './shelved.ts';
import { wasOverwrittenUnseen } from './stamps.ts';
import { rulesOf } from './tables/all-tables.ts';
import { isSame } from '../same.ts';

/**
 * A change older than the record is ignored; during an upload, a change waits in `ahead`. Deletion wins, and
 * unsent edits go to the shelf.
 *
 * @param waits false only in the simulation
 */
export function arrivedRecord(
  record: SyncRecord,
  arrival: Arrival,
  holdsScope: (scope: string) => boolean,
  isNewEpoch = false,
  waits = true,
): NextState {
  if (isNewEpoch || isMadeSince(record, arrival)) {
    const { own, lost } = arrival.kind === 'row' ? ownIn(record, arrival.row) : { own: {}, lost: null };
    const step = arrivedRecord({ ...ofOldEpoch(record), own }, arrival, holdsScope, false, waits);
    return lost === null ? step : { ...step, shelved: [...step.shelved, overwritten(record, lost)] };
  }
  // Another device may have re-created the record first. Wait for the server's answer, which identifies the merged
  // record.
  const isMadeAnew = record.id === null && record.recreatedFrom !== null;
  if ((record.inflight !== null || isMadeAnew) && waits)
    return { record: { ...record, ahead: newest(record.ahead, arrival) }, shelved: [] };
  return arrival.kind === 'row' ? withRow(record, arrival) : withoutRow(record, arrival, holdsScope);
}

/**
 * Whether the server has created a new row under a known id: the same creation arrived late, after the
 * tombstone was forgotten. The new row's revisions start again.
 */
function isMadeSince({ base }: SyncRecord, arrival: Arrival): boolean {
  const [before, since] = [base, arrival.kind === 'row' ? arrival.row : null].map(
    (row) => row?.['createdDatetime'],
  );
  const isCounted = base !== null && base.rev > 0;
  return isCounted && typeof before === 'string' && typeof since === 'string' && since > before;
}

/** Revisions from before the restore of the server cannot be compared with new ones. */
function ofOldEpoch(record: SyncRecord): SyncRecord {
  const scoped = record.scoped?.map((edit) => ({ ...edit, baseRev: 0 }));
  const old: SyncRecord = { ...record, pending: ofUnknownHistory(record.pending), scoped, ahead: null };
  return old.base === null ? old : { ...old, base: { ...old.base, rev: -1, notesRev: -1 } };
}

function ownIn(
  record: SyncRecord,
  row: ServerRow,
): { readonly own: SyncRecord['own']; readonly lost: Fields | null } {
  const own: Record<string, SyncRecord['own'][string]> = {};
  const lost: Record<string, unknown> = {};
  for (const [field, mine] of Object.entries(record.own)) {
    if (isSame(row[field], mine.value))
      own[field] = { ...mine, rev: row.stamps?.[mergeUnitOf(field)]?.[0] ?? row.rev };
    else if (isWorthKeeping(field)) lost[field] = mine.value;
  }
  return { own, lost: Object.keys(lost).length === 0 ? null : lost };
}

function overwritten(record: SyncRecord, lost: Fields): Shelved {
  return shelvedOf(record, 'overwritten', { fields: lost, notes: null });
}

/** Drops deletions from the note change: the deleted text is unknown. */
function ofUnknownHistory(pending: Pending | null): Pending | null {
  const kept = pending && withoutErasing(pending);
  return kept && { ...kept, baseRev: 0 };
}

function newest(one: Arrival | null, other: Arrival): Arrival {
  if (one === null) return other;
  const revOf = (arrival: Arrival) => (arrival.kind === 'row' ? arrival.row.rev : arrival.rev);
  const [older, newer] = revOf(other) >= revOf(one) ? [one, other] : [other, one];
  if (newer.kind === 'gone' || older.kind === 'gone') return newer;
  // The older log begins earlier, so keep both logs.
  const noteChanges =
    newer.noteChanges && older.noteChanges ? [...older.noteChanges, ...newer.noteChanges] : null;
  return { ...newer, noteChanges: uniqueByRev(noteChanges) };
}

function uniqueByRev<Change extends { readonly rev: number }>(changes: readonly Change[] | null) {
  return changes && [...new Map(changes.map((change) => [change.rev, change])).values()];
}

function withRow(record: SyncRecord, arrival: Extract<Arrival, { kind: 'row' }>): NextState {
  const { row } = arrival;
  const isOlder = record.base !== null && row.rev <= record.base.rev;
  // The deletion raised the revision by 1, which the feed has not sent yet. Only a row with a higher revision
  // undoes the deletion.
  const isBeforeDeletion = record.wish === 'deleted' && row.rev <= (record.base?.rev ?? 0) + 1;
  if (isOlder || isBeforeDeletion) {
    const isElsewhere = isOlder && record.scope !== arrival.scope;
    return {
      record: row.rev === record.base?.rev && isElsewhere ? { ...record, scope: arrival.scope } : record,
      shelved: [],
    };
  }
  const others = changeOfOthers(
    record.base,
    record.base?.richThoughts ?? null,
    null,
    row,
    arrival.noteChanges,
  );
  const { own, lost } = ownAfter(record, row.stamps ?? {}, row);
  const next: SyncRecord = {
    ...record,
    scope: arrival.scope,
    id: row.id,
    base: row,
    recreatedFrom: null,
    ahead: null,
    pending: rebased(record.pending, others),
    woven: wovenWith(record, others),
    own,
  };
  return {
    record: record.wish === 'deleted' ? { ...next, ...wanted } : next,
    shelved: lost === null ? [] : [overwritten(record, lost)],
  };
}

export function ownAfter(
  record: SyncRecord,
  stamps: Parameters<typeof wasOverwrittenUnseen>[0],
  row: Fields,
): { readonly own: SyncRecord['own']; readonly lost: Fields | null } {
  const own: Record<string, SyncRecord['own'][string]> = {};
  const lost: Record<string, unknown> = {};
  for (const [field, mine] of Object.entries(record.own)) {
    const isUnchanged = isSame(row[field], mine.value);
    if (isUnchanged) own[field] = mine;
    else if (wasOverwrittenUnseen(stamps, field, mine.rev) && isWorthKeeping(field)) lost[field] = mine.value;
  }
  return { own, lost: Object.keys(lost).length === 0 ? null : lost };
}

function withoutRow(
  record: SyncRecord,
  arrival: Extract<Arrival, { kind: 'gone' }>,
  holdsScope: (scope: string) => boolean,
): NextState {
  const { base } = record;
  const isOlder =
    arrival.unmetAt === undefined
      ? base !== null && arrival.rev < base.rev
      : // The record was re-created after the full reading, so it was not missing.
        base === null || base.version > arrival.unmetAt;
  if (isOlder) return { record, shelved: [] };
  if (arrival.movedTo !== null) {
    // A move out of another scope is outdated, unless its revision is newer than this record's.
    const isNews = base !== null && arrival.rev > base.rev;
    if (record.scope !== arrival.scope && !isNews) return { record, shelved: [] };
    if (holdsScope(arrival.movedTo)) return { record: { ...record, scope: arrival.movedTo }, shelved: [] };
  }
  if (record.wish === 'restore') return { record, shelved: [] };
  return { record: null, shelved: shelvedUnsent(record, 'deletedElsewhere') };
}

/** Returns no entry if the user deleted the record. */
export function shelvedUnsent(record: SyncRecord, reason: Shelved['reason']): readonly Shelved[] {
  if (record.wish === 'delete' || record.wish === 'deleted' || record.deletedWith !== null) return [];
  const typed = unsentOf(record);
  return typed === null || !rulesOf(record.table).isWork(typed) ? [] : [shelvedOf(record, reason, typed)];
}
