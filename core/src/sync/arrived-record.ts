import { mergeUnitOf } from '../goals/merge-units.ts';
import { unsentOf } from './unsent.ts';
import { changeOfOthers, rebased, withoutErasing, wovenWith } from './rebased-notes.ts';
import {
  type Arrival,
  type Fields,
  type Pending,
  type ServerRow,
  type Shelved,
  type Step,
  type SyncRecord,
  wanted,
} from './record.ts';
import { isWorthKeeping, shelvedOf } from './shelved.ts';
import { wasOverwrittenUnseen } from './stamps.ts';
import { rulesOf } from './tables/all-tables.ts';
import { isSame } from '../same.ts';

/**
 * The record after news from the feed.
 *
 * While an upload is under way the news waits; older news than what is there is ignored. Deletion wins, and what was
 * typed and not sent goes to the shelf.
 *
 * @param waits whether news waits for an upload's answer; always true outside of the simulation
 * @param holdsScope whether this device holds the scope a moved thing went to
 */
export function arrivedRecord(
  record: SyncRecord,
  arrival: Arrival,
  holdsScope: (scope: string) => boolean,
  isNewEpoch = false,
  waits = true,
): Step {
  if (isNewEpoch || isMadeSince(record, arrival)) {
    const { own, lost } = arrival.kind === 'row' ? ownIn(record, arrival.row) : { own: {}, lost: null };
    const step = arrivedRecord({ ...ofOldEpoch(record), own }, arrival, holdsScope, false, waits);
    return lost === null ? step : { ...step, shelved: [...step.shelved, overwritten(record, lost)] };
  }
  // What is being made anew may be there again already; the answer tells what it has become one with.
  const isMadeAnew = record.id === null && record.recreatedFrom !== null;
  if ((record.inflight !== null || isMadeAnew) && waits)
    return { record: { ...record, ahead: newest(record.ahead, arrival) }, shelved: [] };
  return arrival.kind === 'row' ? withRow(record, arrival) : withoutRow(record, arrival, holdsScope);
}

/**
 * Whether a row has the id of the one known here and is another: one that was deleted everywhere, forgotten, and made
 * again by a creation under the same temporary id that was still on its way. Its revisions begin anew.
 */
function isMadeSince({ base }: SyncRecord, arrival: Arrival): boolean {
  const [before, since] = [base, arrival.kind === 'row' ? arrival.row : null].map(
    (row) => row?.['createdDatetime'],
  );
  const isCounted = base !== null && base.rev > 0;
  return isCounted && typeof before === 'string' && typeof since === 'string' && since > before;
}

/** The record with nothing that an earlier counting of revisions could decide. */
function ofOldEpoch(record: SyncRecord): SyncRecord {
  const scoped = record.scoped?.map((edit) => ({ ...edit, baseRev: 0 }));
  const old: SyncRecord = { ...record, pending: ofUnknownHistory(record.pending), scoped, ahead: null };
  return old.base === null ? old : { ...old, base: { ...old.base, rev: -1, notesRev: -1 } };
}

/** One's own values that the restored server has, as of its counting; and those that it has not, for the shelf. */
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

/** What was typed, of which nobody knows any more what it was typed on. */
function ofUnknownHistory(pending: Pending | null): Pending | null {
  const kept = pending && withoutErasing(pending);
  return kept && { ...kept, baseRev: 0 };
}

function newest(one: Arrival | null, other: Arrival): Arrival {
  if (one === null) return other;
  const revOf = (arrival: Arrival) => (arrival.kind === 'row' ? arrival.row.rev : arrival.rev);
  const [older, newer] = revOf(other) >= revOf(one) ? [one, other] : [other, one];
  if (newer.kind === 'gone' || older.kind === 'gone') return newer;
  // The log of the older one reaches further back, so both are kept.
  const noteChanges =
    newer.noteChanges && older.noteChanges ? [...older.noteChanges, ...newer.noteChanges] : null;
  return { ...newer, noteChanges: uniqueByRev(noteChanges) };
}

function uniqueByRev<Change extends { readonly rev: number }>(changes: readonly Change[] | null) {
  return changes && [...new Map(changes.map((change) => [change.rev, change])).values()];
}

function withRow(record: SyncRecord, arrival: Extract<Arrival, { kind: 'row' }>): Step {
  const { row } = arrival;
  const isOlder = record.base !== null && row.rev <= record.base.rev;
  // Confirmed deletions have made one revision that the feed still owes; only something newer undoes them.
  const isBeforeDeletion = record.wish === 'deleted' && row.rev <= (record.base?.rev ?? 0) + 1;
  if (isOlder || isBeforeDeletion) {
    // Its scope may still be news: the row that a move leaves behind in the other space.
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

/** One's own values that still stand, and those that somebody overwrote without having seen them. */
export function ownAfter(
  record: SyncRecord,
  stamps: Parameters<typeof wasOverwrittenUnseen>[0],
  row: Fields,
): { readonly own: SyncRecord['own']; readonly lost: Fields | null } {
  const own: Record<string, SyncRecord['own'][string]> = {};
  const lost: Record<string, unknown> = {};
  for (const [field, mine] of Object.entries(record.own)) {
    const stands = isSame(row[field], mine.value);
    if (stands) own[field] = mine;
    else if (wasOverwrittenUnseen(stamps, field, mine.rev) && isWorthKeeping(field)) lost[field] = mine.value;
  }
  return { own, lost: Object.keys(lost).length === 0 ? null : lost };
}

function withoutRow(
  record: SyncRecord,
  arrival: Extract<Arrival, { kind: 'gone' }>,
  holdsScope: (scope: string) => boolean,
): Step {
  const { base } = record;
  const isOlder =
    arrival.unmetAt === undefined
      ? base !== null && arrival.rev < base.rev
      : // What is made anew is not what was not met.
        base === null || base.version > arrival.unmetAt;
  if (isOlder) return { record, shelved: [] };
  if (arrival.movedTo !== null) {
    // What it left before it came here is told late; what it left since goes on from wherever it was known.
    const isNews = base !== null && arrival.rev > base.rev;
    if (record.scope !== arrival.scope && !isNews) return { record, shelved: [] };
    if (holdsScope(arrival.movedTo)) return { record: { ...record, scope: arrival.movedTo }, shelved: [] };
  }
  // A restoring that waits is still wanted.
  if (record.wish === 'restore') return { record, shelved: [] };
  return { record: null, shelved: shelvedUnsent(record, 'deletedElsewhere') };
}

/** What was typed and never sent, for the shelf; nothing when the person deleted the thing themselves. */
export function shelvedUnsent(record: SyncRecord, reason: Shelved['reason']): readonly Shelved[] {
  if (record.wish === 'delete' || record.wish === 'deleted' || record.deletedWith !== null) return [];
  const typed = unsentOf(record);
  return typed === null || !rulesOf(record.table).isWork(typed) ? [] : [shelvedOf(record, reason, typed)];
}
