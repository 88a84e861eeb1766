import { isStuck } from '../outbox/stuck.ts';
import type { Replica } from '../replica/replica.ts';
import type { ConnectionState, FirstSync } from '../tabs/tab-messages.ts';

export type SyncMark = 'saved' | 'waiting' | 'syncing' | 'notSaved';

export interface SyncStatus {
  readonly mark: SyncMark;
  readonly waiting: number;
  /** The key of the oldest unsent record, or null. */
  readonly waitingFor: string | null;
  /** Counts refused uploads, uploads that wait for them, and shelf entries. */
  readonly notSaved: number;
  readonly online: boolean;
  readonly storage: 'durable' | 'memory';
  readonly firstSync: FirstSync | null;
  readonly isSignedOut: boolean;
  /** Whether another tab runs a newer build, so that this tab asks for a reload instead of syncing. */
  readonly isOutdated: boolean;
}

interface DeviceState {
  readonly onShelf: number;
  readonly connection: ConnectionState;
  readonly storage: 'durable' | 'memory';
  readonly isOutdated: boolean;
}

export function syncStatusOf(
  replica: Replica,
  { onShelf, connection, storage, isOutdated }: DeviceState,
): SyncStatus {
  let waiting = 0;
  let waitingFor: string | null = null;
  let stuck = 0;
  for (const record of replica.unsentRecords()) {
    if (isStuck(record, replica)) stuck += 1;
    else {
      waiting += 1;
      waitingFor ??= record.key;
    }
  }
  const notSaved = stuck + onShelf;
  const { isReached, uploads, firstSync, isSignedOut } = connection;
  const isSyncing = (uploads > 0 && isReached) || firstSync !== null;
  const quiet: SyncMark = waiting > 0 ? 'waiting' : 'saved';
  return {
    mark: notSaved > 0 ? 'notSaved' : isSyncing ? 'syncing' : quiet,
    waiting,
    waitingFor,
    notSaved,
    online: isReached,
    storage,
    firstSync,
    isSignedOut,
    isOutdated,
  };
}
