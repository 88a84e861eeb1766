import { recordOfNew } from '@cairn/core/sync/record';
import { allSyncRules } from '@cairn/core/sync/rules';
import { expect, test, vi } from 'vitest';
import type { Environment } from '../environment.ts';
import { Replica } from '../replica/replica.ts';
import { memoryStore } from '../store/memory-store.ts';
import { NoAnswer } from '../wire/wire.ts';
import { Outbox } from './outbox.ts';

const at = '2026-11-21T09:00:00.000Z';

test('waits 1, 2 and 4 seconds for a server that is away, however many uploads were under way', async () => {
  const records = Array.from({ length: 5 }, (_, line) =>
    recordOfNew('goals', 's', `offline-${line}`, { fields: { name: `line ${line}` }, notes: null }, at),
  );
  const store = memoryStore();
  await store.change([], () => ({ put: records, remove: [], shelve: [] }), 'strict');
  const replica = new Replica();
  replica.apply(records);
  const delays: number[] = [];
  let again = () => {};
  let ids = 0;
  const environment = {
    now: () => Date.parse(at),
    newId: () => `key-${(ids += 1)}`,
    random: () => 1,
    after: (delayMs: number, then: () => void) => {
      delays.push(delayMs);
      again = then;
      return () => {};
    },
    store,
    rules: allSyncRules,
    wire: { send: () => Promise.reject(new NoAnswer('away')) },
  } as unknown as Environment;
  let uploads = 0;
  const outbox = new Outbox(environment, replica, () => true, {
    changed: ({ put, remove }) => replica.apply(put, remove),
    signedOut: () => undefined,
    reached: () => undefined,
    busy: (count) => (uploads = count),
  });
  outbox.start();
  for (const tries of [1, 2, 3]) {
    await vi.waitFor(() => expect([delays.length, uploads]).toEqual([tries, 0]));
    again();
  }
  expect(delays).toEqual([1_000, 2_000, 4_000]);
});
