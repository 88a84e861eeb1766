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
 * Whether a goal's upload waits for another that is about its series.
 *
 * A series waits until its first goal has no subgoals any more; an occurrence, until the server has the series. What is
 * meant for several occurrences arrives in the order in which it was typed: after what was under way then, and before what
 * was typed into single ones since, which it would overwrite.
 */
export function waitsForSeries(record: SyncRecord<'goals'>, replica: Replica): boolean {
  const { occurrences } = replica;
  const ids = seriesIdsOf(record);
  if (record.pending?.fields['recurrence'] != null && hasSubgoalsGoing(record, replica)) return true;
  if (waitsForOneBefore(record, replica)) return true;
  // What this very upload begins waits for nobody.
  for (const { id } of beginWishesOf(record)) if (!occurrences.isTold(id)) ids.delete(id);
  if (ids.size === 0) return false;
  const own = nextScopeOf(record);
  // A key is given when an upload is made ready, so it tells what was typed after that.
  const since = own?.order ?? record.inflight?.key ?? null;
  for (const holder of occurrences.holders()) {
    if (holder.key === record.key || isParked(holder, syncEngineVersion) || holder.deletedWith !== null)
      continue;
    // It waits for this one itself.
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
 * The next occurrence of a repeat after completion is there for the server once it has heard what became of the one before:
 * that it is done, deleted, or has left.
 */
function waitsForOneBefore(record: SyncRecord<'goals'>, replica: Replica): boolean {
  const day = toldDay(record);
  if (!day || isOnServer(record)) return false;
  return [...replica.occurrences.goalsOf(day.id)].some((key) => {
    const other = replica.record(refOf('goals', key));
    if (!other || !isUnsent(other) || !isAfter(record, other, replica)) return false;
    return !isStuck(other, replica);
  });
}

/** Whether the server knows nothing of an occurrence until it has heard what became of another of its series. */
function isAfter(record: SyncRecord<'goals'>, other: SyncRecord<'goals'>, { occurrences }: Replica): boolean {
  const [day, before] = [toldDay(record), seenOccurrence(other) ?? toldDay(other)];
  if (!day || isOnServer(record) || !before || before.originalDate >= day.originalDate) return false;
  return before.id === day.id && occurrences.anchorOf(day.id) === 'completion';
}

function toldDay({ base }: SyncRecord<'goals'>): OccurrenceOf | null {
  return base?.recurrence ?? null;
}

/** A goal with subgoals cannot repeat: the server has to hear first that they are deleted. */
function hasSubgoalsGoing({ id }: SyncRecord, replica: Replica): boolean {
  for (const { wish, base } of replica.unsentRecords())
    if (wish === 'delete' && id !== null && base?.['parent'] === id) return true;
  return false;
}

/** Whether what was typed for single occurrences before is still under way. */
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

/** What the next upload is meant for, when that is more than one occurrence. */
function nextScopeOf(record: SyncRecord): Scope | null {
  if (isNextForSeveral(record)) return scopesOf(record)[0] ?? null;
  return record.wish === 'delete' ? (record.deletion ?? null) : null;
}

/** Deletions hold up nothing that is meant for one occurrence: nobody overwrites what is gone. */
function editScopesOf(record: SyncRecord): readonly Scope[] {
  return scopesOf(record).filter((scope) => scope !== record.deletion && record.inflight?.kind !== 'delete');
}

function seriesIdsOf(record: SyncRecord<'goals'>): Set<string> {
  const ids = new Set<string>();
  for (const day of [toldDay(record), seenOccurrence(record)]) if (day) ids.add(day.id);
  for (const { effects } of scopesOf(record))
    for (const effect of effects) for (const id of seriesNamedBy(effect)) ids.add(id);
  return ids;
}

function seriesNamedBy(effect: SeriesEffect): readonly string[] {
  return effect.kind === 'next' ? [effect.series.id, effect.after] : [effect.id];
}
