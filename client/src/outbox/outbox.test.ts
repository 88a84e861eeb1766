import { atRest, recordOfNew, type SyncRecord } from '@cairn/core/sync/record';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { preparedRecord } from '@cairn/core/sync/prepared-record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { allSyncRules } from '@cairn/core/sync/rules';
import { expect, test, vi } from 'vitest';
import type { Environment } from '../environment.ts';
import { Replica } from '../replica/replica.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { WireRequest } from '../wire/wire.ts';
import { Outbox } from './outbox.ts';
import { isStuck } from './stuck.ts';

/** Counts how many unsent records were looked at. */
class CountingReplica extends Replica {
  looks = 0;

  override *unsentRecords(): Iterable<SyncRecord> {
    for (const record of super.unsentRecords()) {
      this.looks += 1;
      yield record;
    }
  }
}

const at = '2026-11-21T09:00:00.000Z';

/**
 * An outbox on a server that takes everything and notes what it was sent.
 *
 * @param unheard what another tab has stored and this one has not heard of
 */
async function outboxWith(
  replica: Replica,
  records: readonly SyncRecord[],
  unheard: readonly SyncRecord[] = [],
) {
  const store = memoryStore();
  await store.change([], () => ({ put: [...records, ...unheard], remove: [], shelve: [] }), 'strict');
  replica.apply(records);
  const sent: unknown[] = [];
  let ids = 0;
  const environment = {
    now: () => Date.parse(at),
    newId: () => `key-${(ids += 1)}`,
    store,
    rules: allSyncRules,
    wire: {
      send: async ({ body }: WireRequest) => {
        const { name, tempId, parent } = body as { name: string; tempId: string; parent?: string };
        sent.push(parent === undefined ? name : `${name} below ${parent}`);
        return {
          httpStatus: 201,
          body: { id: `id-${tempId}`, name, tempId, space: 's', rev: 1, version: 1 },
        };
      },
    },
  } as unknown as Environment;
  const outbox = new Outbox(environment, replica, () => true, {
    changed: ({ put, remove }) => replica.apply(put, remove),
    signedOut: () => undefined,
    reached: () => undefined,
    busy: () => undefined,
  });
  outbox.start();
  return sent;
}

test('sends a paste of a thousand goals in the order of its lines, looking at few of them for each', async () => {
  const count = 1_000;
  const replica = new CountingReplica();
  const records = Array.from({ length: count }, (_, line) =>
    recordOfNew('goals', 's', `offline-${line}`, { fields: { name: `line ${line}` }, notes: null }, at),
  );
  const sent = await outboxWith(replica, records);
  await vi.waitFor(() => expect(sent).toHaveLength(count), 5_000);
  expect(sent).toEqual(records.map((record) => record.pending?.fields['name']));
  expect(replica.looks).toBeLessThan(10 * count);
});

test('sends what was prepared before it was moved below a goal that was refused, and the move is not saved then', async () => {
  const newGoal = (name: string) =>
    recordOfNew('goals', 's', `offline-${name}`, { fields: { name, space: 's' }, notes: null }, at);
  const syncFailed = { httpStatus: 404, errorMessage: '', errorCode: 'goal.unknown', syncEngineVersion };
  const refusedGoal = { ...newGoal('refused'), ...atRest, syncFailed };
  const prepared = preparedRecord(newGoal('moved'), 'key', syncEngineVersion) as SyncRecord;
  const moved = editedRecord(prepared, { fields: { parent: refusedGoal.key }, notes: null });
  const replica = new Replica();
  const sent = await outboxWith(replica, [refusedGoal, moved]);
  await vi.waitFor(() => expect(replica.record(moved)?.id).toBe('id-offline-moved'));
  expect(sent).toEqual(['moved']);
  const left = replica.record(moved) as SyncRecord;
  expect(isStuck(left, replica)).toBe(true);
});

test('waits for the goal below which another tab has put it, before it has heard of that', async () => {
  const newGoal = (name: string) =>
    recordOfNew('goals', 's', `offline-${name}`, { fields: { name, space: 's' }, notes: null }, at);
  const [above, below] = [newGoal('above'), newGoal('below')];
  const moved = editedRecord(below, { fields: { parent: above.key }, notes: null });
  const sent = await outboxWith(new Replica(), [below], [above, moved]);
  await vi.waitFor(() => expect(sent).toEqual(['above', 'below below id-offline-above']));
});

test('two goals that were each put below the other hold nobody up', () => {
  const below = (name: string, parent: string) =>
    recordOfNew('goals', 's', name, { fields: { name, parent }, notes: null }, at);
  const replica = new Replica();
  replica.apply([below('one', 'other'), below('other', 'one')]);
  const one = replica.record({ table: 'goals', key: 'one' }) as SyncRecord;
  expect(isStuck(one, replica)).toBe(false);
});
