import type { SyncRecord } from '@cairn/core/sync/record';
import { rememberIntlTexts } from '@cairn/core/time/intl-texts';
import type { Environment } from '../environment/environment.ts';
import type { LocalChanges } from './local-change.ts';
import type { ColumnRange } from '../store/account-store.ts';
import { tablesReadFirst, tablesReadLater } from '../store/stored-tables.ts';
import { DiskAlignment } from './disk-alignment.ts';
import type { Replica } from '../replica/replica.ts';
import { readSnapshot } from './snapshot.ts';

/** Records in one read, which takes far less than 50 ms, the limit of a long task. */
export const portionSize = 400;

/**
 * Loads settings and the time range on the screen, then the rest in portions. Until the disk answers, a
 * snapshot of that range is shown.
 *
 * @param look the time range on the screen
 * @returns resolves when the first screen can be painted
 */
export async function loadReplica(
  environment: Environment,
  replica: Replica,
  changes: LocalChanges,
  look: ColumnRange | null,
): Promise<{ readonly whole: Promise<void> }> {
  const snapshot = look && readSnapshot(environment.snapshot.read(), look);
  if (snapshot) {
    rememberIntlTexts(snapshot.texts);
    replica.climbs.remembered = snapshot.climbs;
    replica.apply(snapshot.records);
    replica.markLoaded(snapshot.range);
  }
  const painted = snapshot ? environment.firstPaint() : Promise.resolve();
  const ready = Promise.all([painted, changes.waiting]);
  const first = ready.then(() => loadFirst(environment, replica, changes, look, snapshot?.records ?? []));
  if (!snapshot) await first;
  return { whole: first.then(() => loadRest(environment, replica)) };
}

async function loadFirst(
  { store }: Environment,
  replica: Replica,
  changes: LocalChanges,
  look: ColumnRange | null,
  known: readonly SyncRecord[],
): Promise<void> {
  const alignment = new DiskAlignment(replica, changes, known);
  const take = (records: readonly SyncRecord[]) => void alignment.take(records);
  const small = tablesReadFirst.map((table) => store.eachPortion(table, portionSize, take));
  const goals = look
    ? store.goalsInRange(look).then((records) => {
        take(records);
        replica.markLoaded(look);
      })
    : Promise.resolve();
  await Promise.all([...small, goals]);
  await alignment.end();
}

async function loadRest({ store, after }: Environment, replica: Replica): Promise<void> {
  await pause(after);
  for (const table of tablesReadLater) {
    await store.eachPortion(table, portionSize, async (portion) => {
      // Records in memory are newer than those on the disk.
      replica.apply(portion.filter((record) => !replica.record(record)));
      await pause(after);
    });
  }
  replica.markWhole();
}

/** The browser can paint before this resolves. */
export function pause(after: Environment['after']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  after(0, resolve);
  return promise;
}
