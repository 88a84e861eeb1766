import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import type { SeriesEffect } from '@cairn/core/recurrence/series-effect';
import { isNextForSeveral } from '@cairn/core/sync/prepared-record';
import { isOnServer, isParked, isUnsent, type Scope, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import type { Replica } from '../replica/replica.ts';
import { beginWishesOf, scopesOf, seenOccurrence } from '../replica/series-holders.ts';
import { isStuck } from './stuck.ts';
import { refOf } from '../store/account-store.ts';

/**
 * A series waits until its first goal has no subgoals, and an occurrence until the server has its series.
 *
 * Edits of several occurrences are sent in typing order: after uploads in flight, and before later edits of
 * single occurrences, which they would otherwise overwrite.
 */
export function waitsForSeries(record: SyncRecord<'goals'>, replica: Replica): boolean {
  const { occurrences } = replica;
  const ids = seriesIdsOf(record);
  if (record.pending?.fields['recurrence'] != null && hasSubgoalsGoing(record, replica)) return true;
  if (waitsForOneBefore(record, replica)) return true;
  // This upload begins these series itself.
  for (const { id } of beginWishesOf(record)) if (!occurrences.isTold(id)) ids.delete(id);
  if (ids.size === 0) return false;
  const own = nextScopeOf(record);
  // The key was made when the upload was prepared, so it separates earlier from later edits.
  const since = own?.order ?? record.inflight?.key ?? null;
  for (const holder of occurrences.holders()) {
    if (holder.key === record.key || isParked(holder, syncEngineVersion) || holder.deletedWith !== null)
      continue;
    // The holder waits for this record.
    if (isAfter(holder, record, replica)) continue;
    if (beginWishesOf(holder).some(({ id }) => ids.has(id) && !occurrences.isTold(id))) return true;
    const names = ({ effects }: Scope) =>
      effects.some((effect) => seriesNamedBy(effect).some((id) => ids.has(id)));
    const scopes = own ? scopesOf(holder) : editScopesOf(holder);
    if (scopes.some((scope) => names(scope) && (since === null || scope.order < since))) return true;
  }
  return own !== null && !record.inflight && hasUploadUnderWay(record, ids, own.order, replica);
}

/**
 * In a series that counts from completion, the server creates an occurrence only when the previous occurrence
 * is done, deleted or out of the series.
 */
function waitsForOneBefore(record: SyncRecord<'goals'>, replica: Replica): boolean {
  const day = dayOnServer(record);
  if (!day || isOnServer(record)) return false;
  return [...replica.occurrences.goalsOf(day.id)].some((key) => {
    const other = replica.record(refOf('goals', key));
    if (!other || !isUnsent(other) || !isAfter(record, other, replica)) return false;
    return !isStuck(other, replica);
  });
}

/** Returns true if the server creates this occurrence only after the other goal's upload. */
function isAfter(record: SyncRecord<'goals'>, other: SyncRecord<'goals'>, { occurrences }: Replica): boolean {
  const [day, before] = [dayOnServer(record), seenOccurrence(other) ?? dayOnServer(other)];
  if (!day || isOnServer(record) || !before || before.originalDate >= day.originalDate) return false;
  return before.id === day.id && occurrences.anchorOf(day.id) === 'completion';
}

function dayOnServer({ base }: SyncRecord<'goals'>): OccurrenceOf | null {
  return base?.recurrence ?? null;
}

/** A goal with subgoals cannot repeat, so the deletions of its subgoals are sent first. */
function hasSubgoalsGoing({ id }: SyncRecord, replica: Replica): boolean {
  for (const { wish, base } of replica.unsentRecords())
    if (wish === 'delete' && id !== null && base?.['parent'] === id) return true;
  return false;
}

/** Whether an earlier edit of a single occurrence is in flight. */
function hasUploadUnderWay(
  record: SyncRecord,
  ids: ReadonlySet<string>,
  order: string,
  replica: Replica,
): boolean {
  for (const id of ids) {
    for (const key of replica.occurrences.goalsOf(id)) {
      const goal = key === record.key ? undefined : replica.record(refOf('goals', key));
      const upload = goal?.deletedWith === null ? goal.inflight : null;
      if (upload && !upload.scope && upload.key < order) return true;
    }
  }
  return false;
}

/** Returns null if the upload concerns one occurrence. */
function nextScopeOf(record: SyncRecord): Scope | null {
  if (isNextForSeveral(record)) return scopesOf(record)[0] ?? null;
  return record.wish === 'delete' ? (record.deletion ?? null) : null;
}

/** Excludes deletions, which cannot overwrite edits of single occurrences. */
function editScopesOf(record: SyncRecord): readonly Scope[] {
  return scopesOf(record).filter((scope) => scope !== record.deletion && record.inflight?.kind !== 'delete');
}

function seriesIdsOf(record: SyncRecord<'goals'>): Set<string> {
  const ids = new Set<string>();
  for (const day of [dayOnServer(record), seenOccurrence(record)]) if (day) ids.add(day.id);
  for (const { effects } of scopesOf(record))
    for (const effect of effects) for (const id of seriesNamedBy(effect)) ids.add(id);
  return ids;
}

function seriesNamedBy(effect: SeriesEffect): readonly string[] {
  return effect.kind === 'next' ? [effect.series.id, effect.after] : [effect.id];
}
