import type { OccurrenceOf } from '@cairn/core/recurrence/occurrence-id';
import type { SeriesEffect } from '@cairn/core/recurrence/series-effect';
import { isNextForSeveral } from '@cairn/core/sync/edited-record';
import { isParked, type Scope, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import type { Replica } from '../replica/replica.ts';
import { beginWishesOf, scopesOf, seenOccurrence } from '../replica/series-holders.ts';

/**
 * Whether a goal's upload waits for another that is about its series.
 *
 * A series waits until its first goal has no subgoals any more; an occurrence, until the server has the series. What is meant for several occurrences arrives in the order in which
 * it was typed: after what was under way then, and before what was typed into single ones since, which it would overwrite.
 */
export function waitsForSeries(record: SyncRecord, replica: Replica): boolean {
  const { occurrences } = replica;
  const ids = seriesIdsOf(record);
  if (record.pending?.fields['recurrence'] != null && hasSubgoalsGoing(record, replica)) return true;
  // What this very upload begins waits for nobody.
  for (const { id } of beginWishesOf(record)) if (!occurrences.isTold(id)) ids.delete(id);
  if (ids.size === 0) return false;
  const own = nextScopeOf(record);
  // A key is given when an upload is made ready, so it tells what was typed after that.
  const since = own?.order ?? record.inflight?.key ?? null;
  for (const holder of occurrences.holders()) {
    if (holder.key === record.key || isParked(holder, syncEngineVersion) || holder.deletedWith !== null)
      continue;
    if (beginWishesOf(holder).some(({ id }) => ids.has(id) && !occurrences.isTold(id))) return true;
    const names = ({ effects }: Scope) =>
      effects.some((effect) => seriesNamedBy(effect).some((id) => ids.has(id)));
    if (editScopesOf(holder).some((scope) => names(scope) && (since === null || scope.order < since)))
      return true;
  }
  return own !== null && !record.inflight && hasUploadUnderWay(record, ids, own.order, replica);
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
      const goal = key === record.key ? undefined : replica.record({ table: 'goals', key });
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

/** Deletions hold nothing up: nobody overwrites what is gone. */
function editScopesOf(record: SyncRecord): readonly Scope[] {
  return scopesOf(record).filter((scope) => scope !== record.deletion && record.inflight?.kind !== 'delete');
}

function seriesIdsOf(record: SyncRecord): Set<string> {
  const ids = new Set<string>();
  for (const day of [record.base?.['recurrence'] as OccurrenceOf | null | undefined, seenOccurrence(record)])
    if (day) ids.add(day.id);
  for (const { effects } of scopesOf(record))
    for (const effect of effects) for (const id of seriesNamedBy(effect)) ids.add(id);
  return ids;
}

function seriesNamedBy(effect: SeriesEffect): readonly string[] {
  return effect.kind === 'next' ? [effect.series.id, effect.after] : [effect.id];
}
