import { recordOfRow } from '@cairn/core/sync/record';
import { allSyncRules } from '@cairn/core/sync/rules';
import { expect, test, vi } from 'vitest';
import type { Environment } from '../environment/environment.ts';
import { Replica } from '../replica/replica.ts';
import { memoryStore } from '../store/memory-store.ts';
import { NoAnswer } from '../wire/wire.ts';
import { FeedReader } from './feed-reader.ts';

const nothingNew = { httpStatus: 200, body: { epoch: 'e', cursor: 'c', more: false, scopes: {} } };

async function readerWith(
  send: () => Promise<unknown>,
  { replica = new Replica(), store = memoryStore() } = {},
) {
  const waits: number[] = [];
  const stream = { opened: () => {}, closed: () => {} };
  const environment = {
    now: () => 0,
    after: (delayMs: number, due: () => void) => {
      if (delayMs === 0) queueMicrotask(due);
      else waits.push(delayMs);
      return () => {};
    },
    stream: {
      open: (_heard: unknown, opened: () => void, closed: () => void) => {
        Object.assign(stream, { opened, closed });
        return () => {};
      },
    },
    store,
    rules: allSyncRules,
    wire: { send },
  } as unknown as Environment;
  const reader = new FeedReader(
    environment,
    replica,
    { id: 'ida', code: 'ida' },
    {
      changed: ({ put, remove }) => replica.apply(put, remove),
      signedOut: () => undefined,
      reached: () => undefined,
      firstSync: () => undefined,
      rested: () => undefined,
    },
  );
  await reader.start();
  return { waits, stream, reader };
}

test('reads every ten seconds without a stream, and less than once a minute while one stands', async () => {
  const { waits, stream } = await readerWith(async () => nothingNew);
  await vi.waitFor(() => expect(waits).toEqual([10_000]));
  stream.opened();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  expect(waits[1]).toBeGreaterThan(60_000);
  stream.closed();
  await vi.waitFor(() => expect(waits).toHaveLength(3));
  expect(waits[2]).toBe(10_000);
});

test('reads again after ten seconds when a reading failed, also while the stream stands', async () => {
  const { waits, stream } = await readerWith(() => Promise.reject(new NoAnswer('away')));
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  stream.opened();
  await vi.waitFor(() => expect(waits).toEqual([10_000, 10_000]));
});

test('may hold any scope before it has read what it holds, and only those from then on', async () => {
  const told = { from: 0, to: 1, full: true, last: true, rows: [], gone: [] };
  const page = { ...nothingNew.body, scopes: { here: told } };
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  const { reader } = await readerWith(async () => {
    await asked;
    return { httpStatus: 200, body: page };
  });
  expect(reader.holdsScope('elsewhere')).toBe(true);
  answer();
  await vi.waitFor(() => expect(reader.holdsScope('elsewhere')).toBe(false));
  expect(reader.holdsScope('here')).toBe(true);
});

test('forgets what an upload took into a space while the page was stored that says that the space is left', async () => {
  const replica = new Replica();
  const memory = memoryStore();
  const row = { id: 'goal', space: 'here', name: 'walk', version: 1, rev: 1 };
  const moved = recordOfRow(
    'goals',
    'left',
    { ...row, space: 'left', version: 2, rev: 2 },
    '2026-11-21T10:00:00Z',
  );
  const write = (record: typeof moved) =>
    memory.change([], () => ({ put: [record], remove: [], shelve: [] }), 'relaxed');
  const here = recordOfRow('goals', 'here', row, '2026-11-21T10:00:00Z');
  replica.apply([here]);
  await write(here);
  let isAnswered = false;
  const store: typeof memory = {
    ...memory,
    async change(...asked) {
      if (!isAnswered) {
        isAnswered = true;
        await write(moved);
        replica.apply([moved]);
      }
      return memory.change(...asked);
    },
  };
  const scopes = { left: { revoked: true } };
  const answers = [{ httpStatus: 200, body: { ...nothingNew.body, scopes } }, nothingNew];
  const { waits } = await readerWith(async () => answers.shift(), { replica, store });
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  expect(replica.recordById('goals', 'goal')).toBeUndefined();
  expect(await memory.read([moved])).toEqual([]);
});
