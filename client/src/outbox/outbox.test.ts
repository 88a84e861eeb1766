import { recordOfNew, type SyncRecord } from '@cairn/core/sync/record';
import { allSyncRules } from '@cairn/core/sync/rules';
import { expect, test, vi } from 'vitest';
import type { Environment } from '../environment.ts';
import { Replica } from '../replica/replica.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { WireRequest } from '../wire/wire.ts';
import { Outbox } from './outbox.ts';

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

test('sends a paste of a thousand goals in the order of its lines, looking at few of them for each', async () => {
  const count = 1_000;
  const replica = new CountingReplica();
  const store = memoryStore();
  const at = '2026-11-21T09:00:00.000Z';
  const records = Array.from({ length: count }, (_, line) =>
    recordOfNew('goals', 's', `offline-${line}`, { fields: { name: `line ${line}` }, notes: null }, at),
  );
  await store.change([], () => ({ put: records, remove: [], shelve: [] }), 'strict');
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
        const { name, tempId } = body as { name: string; tempId: string };
        sent.push(name);
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
  await vi.waitFor(() => expect(sent).toHaveLength(count), 5_000);
  expect(sent).toEqual(records.map((record) => record.pending?.fields['name']));
  expect(replica.looks).toBeLessThan(10 * count);
});
