import type { SyncRecord } from '@cairn/core/sync/record';
import type { Environment } from '../environment.ts';
import { tablesReadFirst, tablesReadLater } from '../store/stored-tables.ts';
import type { Replica } from './replica.ts';

/** Records read at once: small enough that reading and filing them stays far below a long task of 50 ms. */
export const portionSize = 400;

/**
 * Reads this device's copy into memory: settings and the stretch on the screen first, the rest in portions.
 *
 * @returns when the first can be painted, with the promise of the rest
 */
export async function loadReplica(
  environment: Environment,
  replica: Replica,
  firstLook: { readonly columnId: number; readonly from: string; readonly to: string } | null,
): Promise<{ readonly whole: Promise<void> }> {
  const { store } = environment;
  const take = (records: readonly SyncRecord[]) => replica.apply(records);
  const small = tablesReadFirst.map((table) => store.eachPortion(table, portionSize, take));
  const first = firstLook
    ? store.goalsInRange(firstLook.columnId, firstLook.from, firstLook.to).then((records) => {
        replica.apply(records);
        replica.markLoaded(firstLook);
      })
    : Promise.resolve();
  await Promise.all([...small, first]);
  return { whole: loadRest(environment, replica) };
}

async function loadRest({ store, after }: Environment, replica: Replica): Promise<void> {
  // The first picture is painted before the rest is read.
  await pause(after);
  for (const table of tablesReadLater) {
    await store.eachPortion(table, portionSize, async (portion) => {
      // What was typed meanwhile is newer than what was read.
      replica.apply(portion.filter((record) => !replica.record(record)));
      await pause(after);
    });
  }
  replica.markWhole();
}

/** Lets a frame be drawn, or whatever else waits. */
export function pause(after: Environment['after']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  after(0, resolve);
  return promise;
}
