import { isOnServer, isParked, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';

/** The field that names the goal which something is below of. */
export function aboveField({ table }: SyncRecord): 'goal' | 'parent' {
  return table === 'comments' ? 'goal' : 'parent';
}

/** Whether an upload will not go out by itself: it was refused, or waits for one that was. */
export function isStuck(record: SyncRecord, recordById: (id: string) => SyncRecord | undefined): boolean {
  for (let at: SyncRecord | undefined = record; at;) {
    if (isParked(at, syncEngineVersion)) return true;
    const above: unknown = isOnServer(at) ? null : seenFields(at)[aboveField(at)];
    const next: SyncRecord | undefined = typeof above === 'string' ? recordById(above) : undefined;
    at = next && !isOnServer(next) && next !== at ? next : undefined;
  }
  return false;
}
