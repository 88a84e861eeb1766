import { recordOfNew } from '@cairn/core/sync/record';
import { allSyncRules } from '@cairn/core/sync/rules';
import { expect, test, vi } from 'vitest';
import type { Environment } from '../environment/environment.ts';
import { Replica } from '../replica/replica.ts';
import { memoryStore } from '../store/memory-store.ts';
import { NoAnswer, type WireAnswer } from '../wire/wire.ts';
import { uploads } from '../tables/all-tables.ts';
import { Outbox } from './outbox.ts';

const at = '2026-11-21T09:00:00.000Z';

async function openOutbox(send: () => Promise<WireAnswer>) {
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
    wire: { send },
  } as unknown as Environment;
  let running = 0;
  const outbox = new Outbox(environment, replica, uploads, () => true, {
    changed: ({ put, remove }) => replica.apply(put, remove),
    signedOut: () => undefined,
    reached: () => undefined,
    busy: (count) => (running = count),
  });
  outbox.start();
  return {
    outbox,
    delays,
    uploads: () => running,
    endPause: () => again(),
    hasPaused: (times: number) => vi.waitFor(() => expect([delays.length, running]).toEqual([times, 0])),
  };
}

const away = () => Promise.reject(new NoAnswer('away'));

test('waits 1, 2 and 4 seconds for a server that is away, however many uploads were under way', async () => {
  const { delays, endPause, hasPaused } = await openOutbox(away);
  for (const tries of [1, 2, 3]) {
    await hasPaused(tries);
    endPause();
  }
  expect(delays).toEqual([1_000, 2_000, 4_000]);
});

test('begins with the shortest pause again when the network is back', async () => {
  const { outbox, delays, endPause, hasPaused } = await openOutbox(away);
  await hasPaused(1);
  endPause();
  await hasPaused(2);
  outbox.start();
  await hasPaused(3);
  expect(delays).toEqual([1_000, 2_000, 1_000]);
});

test('does not wait to the end when the server is heard of, unless it was it that put things off', async () => {
  const lost = await openOutbox(away);
  await lost.hasPaused(1);
  lost.outbox.heard();
  expect(lost.uploads()).toBeGreaterThan(0);
  await lost.hasPaused(2);

  const busy = await openOutbox(() => Promise.resolve({ httpStatus: 503, body: null }));
  await busy.hasPaused(1);
  busy.outbox.heard();
  expect(busy.uploads()).toBe(0);
  busy.endPause();
  await busy.hasPaused(2);
  expect(busy.delays).toEqual([1_000, 2_000]);
});
