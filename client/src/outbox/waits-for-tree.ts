import { isParked, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';
import type { Replica } from '../replica/replica.ts';
import { aboveNext, isStuck } from './stuck.ts';

/**
 * Whether a goal's upload waits for another goal of its tree: a deletion, which takes what is below along, for what has
 * been moved out of there; and what is or comes below a goal for that goal, when it is being restored.
 */
export function waitsForTree(record: SyncRecord, replica: Replica): boolean {
  if (record.wish === 'delete') return isLeftBySomething(record, replica);
  if (isBelowReturning(record, replica)) return true;
  // What returns itself waits only for what it was deleted with, so that no two wait for each other.
  const above = record.wish === 'restore' ? null : aboveNext(record);
  return above !== null && isReturning(replica.recordById('goals', above));
}

/** Whether something that it is below of for the server is being restored, which takes it along. */
function isBelowReturning({ base }: SyncRecord, replica: Replica): boolean {
  const seen = new Set<unknown>();
  for (let parent = base?.['parent']; typeof parent === 'string' && !seen.has(parent);) {
    const goal = replica.recordById('goals', parent);
    if (isReturning(goal)) return true;
    seen.add(parent);
    parent = goal?.base?.['parent'];
  }
  return false;
}

function isReturning(goal: SyncRecord | undefined): boolean {
  return goal?.wish === 'restore' && !isParked(goal, syncEngineVersion);
}

/** Whether something stands below it for the server only, or may by now. */
function isLeftBySomething(deleted: SyncRecord, replica: Replica): boolean {
  for (const other of replica.unsentRecords()) {
    if (other.table !== 'goals' || other.wish === 'delete') continue;
    const isStill = replica.keyOf(String(seenFields(other)['parent']));
    for (const before of [other.base?.['parent'], other.inflight?.fields['parent']]) {
      if (typeof before !== 'string') continue;
      const parent = replica.recordById('goals', before);
      const wasBelow = parent?.key === deleted.key || parent?.deletedWith === deleted.key;
      if (!wasBelow || isStill === parent?.key) continue;
      if (!isStuck(other, (id) => replica.recordById('goals', id))) return true;
    }
  }
  return false;
}
