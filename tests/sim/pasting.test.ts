import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import { openCairnIn } from '@cairn/client/opening/open-cairn';
import { memoryStore } from '@cairn/client/store/memory-store';
import { lonelyEnvironment } from '@cairn/client/testing/lonely-environment';
import { NoAnswer, type WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import { allSyncRules } from '@cairn/core/sync/rules';
import { dayColumn } from '@cairn/core/time/horizons';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSimServer } from './real-server.ts';
import type { SimServer } from './sim-server.ts';

const startedAt = Date.parse('2026-11-21T10:00:00Z');
const place = { columnId: dayColumn, dueDate: '2026-11-21' } as const;
const lines = Array.from({ length: 1_000 }, (_, line) => `line ${line}`);

let server: SimServer;
beforeAll(async () => {
  server = await openSimServer(() => startedAt);
});
afterAll(() => server.close());

let person: User;
const opened: Cairn[] = [];
beforeEach(async () => {
  [person] = (await server.makePeople(1)) as [User];
});
afterEach(() => {
  for (const cairn of opened.splice(0)) cairn.close();
});

const namesThere = async () => {
  const goals = await server.goalsOf([person.defaultSpaceId as string]);
  return goals.filter(({ isDeleted }) => !isDeleted).map(({ name }) => name);
};

/** @param loses whether the answer to the n-th write is lost */
async function openTab(
  store: ReturnType<typeof memoryStore>,
  tab: string,
  loses: (write: number) => boolean,
): Promise<{ readonly cairn: Cairn; readonly writes: readonly WireRequest[] }> {
  const writes: WireRequest[] = [];
  let ids = 0;
  const cairn = await openCairnIn(
    lonelyEnvironment(startedAt, {
      store: { ...store, storage: 'durable' },
      newId: () => `${person.uuid}-${tab}-${(ids += 1)}`,
      wire: {
        async send(request) {
          const isWrite = request.method !== 'GET';
          if (isWrite) writes.push(request);
          const write = writes.length;
          const answer = await server.serve(person.uuid as string, request, allSyncRules);
          if (isWrite && loses(write)) throw new NoAnswer('The answer was lost.');
          return answer;
        },
      },
    }),
    person,
    null,
  );
  opened.push(cairn);
  await cairn.opened;
  return { cairn, writes };
}

const isSent = (cairn: Cairn) =>
  vi.waitFor(
    () => {
      cairn.wake();
      expect(cairn.unsentRecords()).toEqual([]);
    },
    { timeout: 30_000, interval: 20 },
  );

test('a thousand pasted lines go up in at most ten writes, each once and below what it is below of', async () => {
  const { cairn, writes } = await openTab(memoryStore(), 'one', () => false);
  const text = lines.map((line, at) => `${at % 10 === 9 ? '  ' : ''}${line}`).join('\n');
  await addGoals(cairn, { text, place, position: { at: 'bottom' } }).saved;
  await isSent(cairn);
  expect((await namesThere()).toSorted()).toEqual(lines.toSorted());
  expect(writes.length).toBeLessThanOrEqual(10);
  const goals = await server.goalsOf([person.defaultSpaceId as string]);
  const nameOf = new Map(goals.map(({ id, name }) => [id, name]));
  const below = goals.find(({ name }) => name === 'line 9');
  expect(nameOf.get(below?.parent ?? '')).toBe('line 8');
});

test('a page that ends in the middle of a paste, its answers lost, doubles nothing', async () => {
  const store = memoryStore();
  const first = await openTab(store, 'one', (write) => write > 1);
  await addGoals(first.cairn, { text: lines.join('\n'), place, position: { at: 'bottom' } }).saved;
  await vi.waitFor(
    () => {
      first.cairn.wake();
      expect(first.writes.length).toBeGreaterThan(2);
    },
    { timeout: 30_000, interval: 20 },
  );
  first.cairn.close();
  const second = await openTab(store, 'two', (write) => write % 3 === 1);
  await isSent(second.cairn);
  expect((await namesThere()).toSorted()).toEqual(lines.toSorted());
});
