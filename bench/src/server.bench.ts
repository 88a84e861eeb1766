// Compares creating goals with a bare transaction, and listing goals with a bare route.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startBareRoute } from './bare-route.ts';
import { tellBeside, tellFloor } from './figures.ts';
import { requestsInAll, requestsPerSecond, throughput } from './load.ts';
import { isQuick } from './options.ts';
import { type Member, signUp, startServer } from './running-server.ts';

const lanes = 8;
const forMs = isQuick ? 1_500 : 3_000;
const turns = isQuick ? 3 : 5;

const server = await startServer();
const member = await signUp(server.origin);
const headersOf = ({ cookie }: Member) => ({
  cookie,
  origin: server.origin,
  'content-type': 'application/json',
});
const headers = headersOf(member);

const sizeAfterStart = residentMegabytes();
await tellCreate();
if (!isQuick) {
  await tellList();
  await tellMemory();
}
await server.stop();

async function tellCreate(): Promise<void> {
  const pool = new pg.Pool({ ...server.databaseAddress, max: lanes });
  const bare: number[] = [];
  const over: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    bare.push(await throughput(lanes, forMs, () => bareTransaction(pool)));
    // All turns together exceed one person's write limit, so each turn has its own account.
    const writer = await signUp(server.origin);
    over.push(
      await requestsPerSecond(server.origin, lanes, forMs, (count) => ({
        method: 'POST',
        path: '/api/goals-2/',
        headers: { ...headersOf(writer), 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          name: `Goal ${count}`,
          column: 1,
          dueDate: '2026-11-21',
          tempId: randomUUID(),
        }),
      })),
    );
  }
  await pool.end();
  tellFloor('bare three-statement transaction, a second', bare);
  tellBeside('create over HTTP, a second', over, bare, 'held to 0.50 ×');
}

/** The least that a write needs: the space's lock and version, the goal, the idempotency key. */
async function bareTransaction(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'lock',
      text: 'update scopes set version = version + 1 where id = $1 returning version',
      values: [member.defaultSpaceId],
    });
    await client.query({
      name: 'insert',
      text: `insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, column_id, due_date)
             values ($1, gen_random_uuid(), $2, now(), now(), $3, $4, 'Goal', 1, '2026-11-21')`,
      values: [member.defaultSpaceId, rows[0].version, randomUUID(), member.code],
    });
    await client.query({
      name: 'key',
      text: 'insert into idempotency_keys (user_id, key, request_hash, status, created_at) values ($1, $2, $3, 201, now())',
      values: [member.uuid, randomUUID(), 'hash'],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function tellList(): Promise<void> {
  await server.database.query('delete from goals');
  for (let made = 0; made < 50; made += 1) {
    const body = JSON.stringify({
      name: `Goal ${made}, something that a person wants`,
      column: 2,
      dueDate: '2026-11-22',
      color: 'blue',
    });
    await requestsOnce('POST', '/api/goals-2/', body);
  }
  const path = '/api/goals-2/?column=2&from=2026-11-16&to=2026-11-22';
  const stored = await requestsOnce('GET', path);
  const route = await startBareRoute(server, stored);
  const bare: number[] = [];
  const over: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    bare.push(await requestsPerSecond(route.origin, lanes, forMs, () => route.shot));
    over.push(await requestsPerSecond(server.origin, lanes, forMs, () => ({ method: 'GET', path, headers })));
  }
  route.stop();
  tellFloor('bare Fastify route with the same JSON, a second', bare);
  tellBeside(`list of ${JSON.parse(stored).length}, a second`, over, bare, 'held to 0.70 ×');
}

async function requestsOnce(method: 'GET' | 'POST', path: string, body?: string): Promise<string> {
  const response = await fetch(`${server.origin}${path}`, { method, headers, ...(body ? { body } : {}) });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.text();
}

async function tellMemory(): Promise<void> {
  tellFloor('resident memory after start, MB', [sizeAfterStart]);
  const shot = {
    method: 'GET',
    path: '/api/goals-2/?column=2&from=2026-11-16&to=2026-11-22',
    headers,
  } as const;
  let asked = 0;
  for (const until of [10_000, 50_000, 100_000]) {
    await requestsInAll(server.origin, lanes, until - asked, shot);
    asked = until;
    tellBeside(
      `resident memory after ${until} requests, MB`,
      [residentMegabytes()],
      [sizeAfterStart],
      until === 100_000 ? 'no growth' : '',
    );
  }
}

/** Without PostgreSQL's processes. */
function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024;
}
