import { atRest, type Fields, recordOfNew, type SyncRecord } from '@cairn/core/sync/record';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { preparedRecord } from '@cairn/core/sync/prepared-record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { allSyncRules } from '@cairn/core/sync/rules';
import { expect, test, vi } from 'vitest';
import type { Environment } from '../environment/environment.ts';
import { Replica } from '../replica/replica.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { AccountStore } from '../store/account-store.ts';
import { NoAnswer, type WireAnswer, type WireRequest } from '../wire/wire.ts';
import { leastInBatch } from './batch.ts';
import { uploads } from '../tables/all-tables.ts';
import { Outbox } from './outbox.ts';
import { isStuck } from './stuck.ts';

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

type Serve = (request: WireRequest) => WireAnswer | Promise<WireAnswer>;

interface Body {
  readonly name: string;
  readonly tempId: string;
  readonly parent?: string;
}

const rowOf = ({ name, tempId }: Body) => ({
  id: `id-${tempId}`,
  name,
  tempId,
  space: 's',
  rev: 1,
  version: 1,
});
const bodiesIn = ({ body }: WireRequest) => (body as { goals?: readonly Body[] }).goals ?? [body as Body];
const isBatch = ({ path }: WireRequest) => path.endsWith('/batch/');

const takes: Serve = (request) =>
  isBatch(request)
    ? {
        httpStatus: 200,
        body: { results: bodiesIn(request).map((goal) => ({ status: 201, goal: rowOf(goal) })) },
      }
    : { httpStatus: 201, body: rowOf(request.body as Body) };

/** @param unheard records that another tab stored, unknown to this tab */
async function outboxWith(
  replica: Replica,
  records: readonly SyncRecord[],
  unheard: readonly SyncRecord[] = [],
  { serve = takes, store = memoryStore() }: { readonly serve?: Serve; readonly store?: AccountStore } = {},
) {
  await store.change([], () => ({ put: [...records, ...unheard], remove: [], shelve: [] }), 'strict');
  replica.apply(records);
  const sent: string[] = [];
  const requests: WireRequest[] = [];
  let ids = 0;
  const environment = {
    now: () => Date.parse(at),
    newId: () => `key-${(ids += 1)}`,
    random: () => 0,
    after: (_: number, run: () => void) => {
      const timer = setImmediate(run);
      return () => clearImmediate(timer);
    },
    store,
    rules: allSyncRules,
    wire: {
      send: async (request: WireRequest) => {
        requests.push(request);
        for (const { name, parent } of bodiesIn(request))
          sent.push(parent === undefined ? name : `${name} below ${parent}`);
        return serve(request);
      },
    },
  } as unknown as Environment;
  const outbox = new Outbox(environment, replica, uploads, () => true, {
    changed: ({ put, remove }) => replica.apply(put, remove),
    signedOut: () => undefined,
    reached: () => undefined,
    busy: () => undefined,
  });
  outbox.start();
  return { sent, requests, outbox, store };
}

const pasted = (count: number, fields: Fields = {}) =>
  Array.from({ length: count }, (_, line) =>
    recordOfNew(
      'goals',
      's',
      `offline-${line}`,
      { fields: { name: `line ${line}`, ...fields }, notes: null },
      at,
    ),
  );

const idsIn = (replica: Replica, count: number) =>
  pasted(count)
    .flatMap((goal) => replica.record(goal) ?? [])
    .map(({ id }) => id);

test('a paste of a thousand goals goes up in the order of its lines, in few requests that look at few', async () => {
  const count = 1_000;
  const replica = new CountingReplica();
  const records = pasted(count);
  const { sent, requests } = await outboxWith(replica, records);
  await vi.waitFor(() => expect(sent).toHaveLength(count), 5_000);
  expect(sent).toEqual(records.map((record) => record.pending?.fields['name']));
  expect(requests.length).toBeLessThanOrEqual(10);
  expect(replica.looks).toBeLessThan(10 * count);
});

test('what is refused and what waits for it holds nothing up that was typed later', async () => {
  const syncFailed = { httpStatus: 402, errorMessage: '', errorCode: 'limit.goals', syncEngineVersion };
  const refused = pasted(600).map((goal) => ({ ...goal, ...atRest, syncFailed }));
  const later = recordOfNew('goals', 's', 'later', { fields: { name: 'later' }, notes: null }, at);
  const { sent } = await outboxWith(new Replica(), [...refused, later]);
  await vi.waitFor(() => expect(sent).toEqual(['later']));
});

test('a few new goals go up by themselves, each under its own key', async () => {
  const { sent, requests } = await outboxWith(new Replica(), pasted(leastInBatch - 1));
  await vi.waitFor(() => expect(sent).toHaveLength(leastInBatch - 1));
  expect(requests.filter(isBatch)).toEqual([]);
  expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(leastInBatch - 1);
});

test('a paste whose answers are lost, and whose page ends, is sent again and made once', async () => {
  const made = new Map<string, number>();
  let answers = 0;
  /** Creates each goal once, but loses every second answer. */
  const serve: Serve = (request) => {
    for (const { tempId } of bodiesIn(request)) made.set(tempId, (made.get(tempId) ?? 0) || 1);
    answers += 1;
    if (answers % 2 === 1) throw new NoAnswer('The answer was lost.');
    return takes(request);
  };
  const store = memoryStore();
  const before = await outboxWith(new Replica(), pasted(300), [], { serve, store });
  await vi.waitFor(() => expect(before.requests.length).toBeGreaterThan(1));
  before.outbox.stop();
  const replica = new Replica();
  const left = await store.read(pasted(300).map(({ table, key }) => ({ table, key })));
  const after = await outboxWith(replica, left, [], { serve, store });
  await vi.waitFor(() => expect(idsIn(replica, 300)).not.toContain(null), 5_000);
  expect(new Set(idsIn(replica, 300)).size).toBe(300);
  expect(made.size).toBe(300);
  expect(after.requests.length).toBeLessThan(60);
});

test('a goal of a batch that is refused is parked by itself, and one that was deleted goes to the shelf', async () => {
  const serve: Serve = (request) => ({
    httpStatus: 200,
    body: {
      results: bodiesIn(request).map((goal, line) => {
        if (line === 3)
          return { status: 402, error: { status: 'error', code: 'limit.goals', message: 'Too many.' } };
        if (line === 5)
          return { status: 410, error: { status: 'error', code: 'goal.deleted', message: 'Gone.' } };
        return { status: line === 7 ? 200 : 201, goal: rowOf(goal) };
      }),
    },
  });
  const replica = new Replica();
  const { requests, store } = await outboxWith(replica, pasted(20), [], { serve });
  await vi.waitFor(() => expect(replica.recordById('goals', 'id-offline-19')).toBeDefined());
  const refusedGoal = replica.record({ table: 'goals', key: 'offline-3' });
  expect(refusedGoal).toMatchObject({
    tempId: 'offline-3',
    inflight: null,
    pending: { fields: { name: 'line 3' } },
    syncFailed: { httpStatus: 402, errorCode: 'limit.goals' },
  });
  expect(idsIn(replica, 20)).toHaveLength(19);
  expect(await store.shelf()).toMatchObject([{ reason: 'deletedElsewhere', fields: { name: 'line 5' } }]);
  expect(requests).toHaveLength(1);
});

test.each([400, 402, 404, 413])(
  'what a server refuses as a whole with %i goes up one by one',
  async (httpStatus) => {
    const serve: Serve = (request) =>
      isBatch(request)
        ? { httpStatus, body: { status: 'error', code: 'request.tooLarge', message: '' } }
        : takes(request);
    const replica = new Replica();
    const { requests } = await outboxWith(replica, pasted(50), [], { serve });
    await vi.waitFor(() => expect(idsIn(replica, 50)).not.toContain(null));
    expect(requests.filter(isBatch)).toHaveLength(1);
    expect(requests).toHaveLength(51);
  },
);

test('goes on one by one where no batch is ever answered', async () => {
  const serve: Serve = (request) => {
    if (isBatch(request)) throw new NoAnswer('Nobody knows this call.');
    return takes(request);
  };
  const replica = new Replica();
  await outboxWith(replica, pasted(100), [], { serve });
  await vi.waitFor(() => expect(idsIn(replica, 50)).not.toContain(null), 5_000);
});

test('what is below a pasted line goes up after it, together', async () => {
  const [top] = pasted(1) as [SyncRecord];
  const below = Array.from({ length: 30 }, (_, line) =>
    recordOfNew(
      'goals',
      's',
      `below-${line}`,
      { fields: { name: `b${line}`, parent: top.key }, notes: null },
      at,
    ),
  );
  const { sent, requests } = await outboxWith(new Replica(), [top, ...below]);
  await vi.waitFor(() => expect(sent).toHaveLength(31));
  expect(sent[0]).toBe('line 0');
  expect(sent.slice(1)).toEqual(below.map((_, line) => `b${line} below id-offline-0`));
  expect(requests).toHaveLength(2);
});

test('a batch stays below what the server reads, and holds goals of one space', async () => {
  const long = pasted(40, { tags: ['漢'.repeat(20_000)] });
  const elsewhere = Array.from({ length: 10 }, (_, line) =>
    recordOfNew('goals', 't', `other-${line}`, { fields: { name: `o${line}`, space: 't' }, notes: null }, at),
  );
  const { sent, requests } = await outboxWith(new Replica(), [...long, ...elsewhere]);
  await vi.waitFor(() => expect(sent).toHaveLength(50));
  const batches = requests.filter(isBatch);
  expect(batches.length).toBeGreaterThan(2);
  for (const { body } of batches) expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(1024 * 1024);
  for (const batch of batches) expect(new Set(bodiesIn(batch).map(({ name }) => name[0])).size).toBe(1);
});

test('sends what was prepared before it was moved below a goal that was refused, and the move is not saved then', async () => {
  const newGoal = (name: string) =>
    recordOfNew('goals', 's', `offline-${name}`, { fields: { name, space: 's' }, notes: null }, at);
  const syncFailed = { httpStatus: 404, errorMessage: '', errorCode: 'goal.unknown', syncEngineVersion };
  const refusedGoal = { ...newGoal('refused'), ...atRest, syncFailed };
  const prepared = preparedRecord(newGoal('moved'), 'key', syncEngineVersion) as SyncRecord;
  const moved = editedRecord(prepared, { fields: { parent: refusedGoal.key }, notes: null });
  const replica = new Replica();
  const { sent } = await outboxWith(replica, [refusedGoal, moved]);
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
  const { sent } = await outboxWith(new Replica(), [below], [above, moved]);
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
