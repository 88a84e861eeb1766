import { isOnServer, isParked, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import type { Replica } from '../replica/replica.ts';
import { aboveNext } from './above.ts';

/** Whether an upload was refused, or waits for a refused one. */
export function isStuck(record: SyncRecord, replica: Pick<Replica, 'recordById'>): boolean {
  const seen = new Set<string>();
  const waiting = [record];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (isParked(at, syncEngineVersion)) return true;
    seen.add(at.key);
    for (const { table, id } of aboveNext(at)) {
      const next = replica.recordById(table, id);
      // Moves in two tabs can make goals wait for each other.
      if (next && !isOnServer(next) && !seen.has(next.key)) waiting.push(next);
    }
  }
  return false;
}
