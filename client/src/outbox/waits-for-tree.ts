import { isParked, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';
import type { Above } from '@cairn/core/sync/tables/table-definition';
import type { Replica } from '../replica/replica.ts';
import { aboveNext, aboveOf } from './above.ts';
import { isStuck } from './stuck.ts';

/**
 * On the server, a deletion also deletes all descendants. So it waits for goals that were moved out, and for
 * goals with their own deletion, which a restore would otherwise bring back. Records below a goal that is
 * being restored wait for the restore.
 */
export function waitsForTree(record: SyncRecord, replica: Replica): boolean {
  if (record.wish === 'delete') return isLeftBySomething(record, replica);
  if (isBelowReturning(record, replica)) return true;
  // Waiting for ancestors that the server lacks could let two records wait for each other.
  const above = record.wish === 'restore' ? [] : aboveNext(record);
  return above.some(({ table, id }) => isReturning(replica.recordById(table, id)));
}

/** Restoring an ancestor restores this record too. */
function isBelowReturning(record: SyncRecord, replica: Replica): boolean {
  return aboveOnServer(record, replica).some(isReturning);
}

/** Nearest first. */
function aboveOnServer(record: SyncRecord, replica: Replica): readonly SyncRecord[] {
  const all: SyncRecord[] = [];
  const follow = (at: SyncRecord) => {
    for (const { table, field } of aboveOf(at.table)) {
      const id = at.base?.[field];
      const above = typeof id === 'string' ? replica.recordById(table, id) : undefined;
      // Concurrent moves can form a cycle for a moment.
      if (above && above !== record && !all.includes(above)) all.push(above);
    }
  };
  follow(record);
  // The list grows in the loop, to visit all levels.
  for (const above of all) follow(above);
  return all;
}

function isReturning(above: SyncRecord | undefined): boolean {
  return above?.wish === 'restore' && !isParked(above, syncEngineVersion);
}

/** An unsent edit moves a descendant out, or deletes it separately. */
function isLeftBySomething(deleted: SyncRecord, replica: Replica): boolean {
  for (const other of replica.unsentRecords()) {
    // A deletion waits only for its own descendants, otherwise two deletions could wait for each other.
    const goesFirst =
      other.wish === 'delete'
        ? aboveOnServer(other, replica).some(({ key }) => key === deleted.key)
        : aboveOf(other.table).some((above) => hasLeft(other, above, deleted, replica));
    if (goesFirst && !isStuck(other, replica)) return true;
  }
  return false;
}

function hasLeft(other: SyncRecord, { table, field }: Above, deleted: SyncRecord, replica: Replica): boolean {
  const isStill = replica.keyOf(String(seenFields(other)[field]));
  return [other.base?.[field], other.inflight?.fields[field]].some((before) => {
    const above = typeof before === 'string' ? replica.recordById(table, before) : undefined;
    const wasBelow = above?.key === deleted.key || above?.deletedWith === deleted.key;
    return above !== undefined && wasBelow && isStill !== above.key;
  });
}
