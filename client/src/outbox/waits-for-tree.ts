import { isParked, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';
import type { Above } from '@cairn/core/sync/tables/table-definition';
import type { Replica } from '../replica/replica.ts';
import { aboveNext, aboveOf } from './above.ts';
import { isStuck } from './stuck.ts';

/**
 * Whether an upload waits for another of its tree: a deletion, which takes what is below along, for what has been moved out
 * of there or was deleted there by itself, which would come back with it otherwise; and what is or comes below something for
 * that, when it is being restored.
 */
export function waitsForTree(record: SyncRecord, replica: Replica): boolean {
  if (record.wish === 'delete') return isLeftBySomething(record, replica);
  if (isBelowReturning(record, replica)) return true;
  // What returns itself waits only for what it was deleted with, so that no two wait for each other.
  const above = record.wish === 'restore' ? [] : aboveNext(record);
  return above.some(({ table, id }) => isReturning(replica.recordById(table, id)));
}

/** Whether something that it is below of for the server is being restored, which takes it along. */
function isBelowReturning(record: SyncRecord, replica: Replica): boolean {
  return aboveOnServer(record, replica).some(isReturning);
}

/** All that a thing is below of for the server, from the nearest on. */
function aboveOnServer(record: SyncRecord, replica: Replica): readonly SyncRecord[] {
  const all: SyncRecord[] = [];
  const follow = (at: SyncRecord) => {
    for (const { table, field } of aboveOf(at.table)) {
      const id = at.base?.[field];
      const above = typeof id === 'string' ? replica.recordById(table, id) : undefined;
      // Moved by two people at once they may stand below each other for a moment.
      if (above && above !== record && !all.includes(above)) all.push(above);
    }
  };
  follow(record);
  // Grows while it is walked.
  for (const above of all) follow(above);
  return all;
}

function isReturning(above: SyncRecord | undefined): boolean {
  return above?.wish === 'restore' && !isParked(above, syncEngineVersion);
}

/** Whether something stands below it for the server only, or may by now, that has left it or goes by itself. */
function isLeftBySomething(deleted: SyncRecord, replica: Replica): boolean {
  for (const other of replica.unsentRecords()) {
    // What was deleted there waits in its turn only for what is below itself, so that no two wait for each other.
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
