import type { OccurrenceOf } from '@cairn/core/recurrence/occurrence-id';
import type { SeriesEffect } from '@cairn/core/recurrence/series-effect';
import { isNextForSeveral } from '@cairn/core/sync/edited-record';
import { isOnServer, isParked, type Scope, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import type { Replica } from '../replica/replica.ts';
import { beginWishOf, scopesOf, seenOccurrence } from '../replica/series-holders.ts';

/**
 * Whether a goal's upload waits for another that is about its series: until the server has the series that the goal is an
 * occurrence of, and until what was typed before for several occurrences has arrived, which would overwrite it otherwise.
 */
export function waitsForSeries(record: SyncRecord, { occurrences }: Replica): boolean {
  const ids = seriesIdsOf(record);
  if (ids.size === 0) return false;
  const own = isNextForSeveral(record) ? firstScopeOf(record) : null;
  for (const holder of occurrences.holders()) {
    if (isParked(holder, syncEngineVersion) || holder.deletedWith !== null) continue;
    const isSame = holder.key === record.key;
    const begins = beginWishOf(holder);
    if (!isSame && begins && ids.has(begins.id) && !occurrences.isTold(begins.id)) return true;
    for (const scope of editScopesOf(holder)) {
      if (!scope.effects.some((effect) => seriesNamedBy(effect).some((id) => ids.has(id)))) continue;
      if (own ? scope.order < own.order : !isSame) return true;
    }
  }
  return false;
}

/** Deletions hold nothing up: nobody overwrites what is gone. */
function editScopesOf(record: SyncRecord): readonly Scope[] {
  return scopesOf(record).filter((scope) => scope !== record.deletion && record.inflight?.kind !== 'delete');
}

function firstScopeOf(record: SyncRecord): Scope | null {
  return scopesOf(record)[0] ?? null;
}

function seriesIdsOf(record: SyncRecord): ReadonlySet<string> {
  const ids = new Set<string>();
  const told = record.base?.['recurrence'] as OccurrenceOf | null | undefined;
  if (told) ids.add(told.id);
  const seen = isOnServer(record) || !told ? seenOccurrence(record) : null;
  if (seen) ids.add(seen.id);
  for (const { effects } of scopesOf(record))
    for (const effect of effects) for (const id of seriesNamedBy(effect)) ids.add(id);
  return ids;
}

function seriesNamedBy(effect: SeriesEffect): readonly string[] {
  return effect.kind === 'next' ? [effect.series.id, effect.after] : [effect.id];
}
