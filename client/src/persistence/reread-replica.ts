import { tableNames } from '@cairn/core/sync/tables/all-tables';
import type { Environment } from '../environment/environment.ts';
import type { LocalChanges } from './local-change.ts';
import type { RecordRef } from '../store/account-store.ts';
import { DiskAlignment } from './disk-alignment.ts';
import { pause, portionSize } from './load-replica.ts';
import type { Replica } from '../replica/replica.ts';

/**
 * The former leader may have closed after storing records and before announcing them. Such records would be
 * neither shown nor sent.
 *
 * @returns the records that differed, for the other tabs
 */
export async function rereadReplica(
  { store, after }: Environment,
  replica: Replica,
  changes: LocalChanges,
): Promise<readonly RecordRef[]> {
  const differing: RecordRef[] = [];
  for (const table of tableNames) {
    const known = table === 'goals' ? replica.goalRecords() : replica.recordsOf(table);
    const alignment = new DiskAlignment(replica, changes, known);
    await store.eachPortion(table, portionSize, async (portion) => {
      differing.push(...alignment.take(portion));
      await pause(after);
    });
    differing.push(...(await alignment.end()));
  }
  return differing;
}
