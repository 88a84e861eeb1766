// Compares the feed of a large space with that of a one-member space. Then measures how soon 200 connected members
// receive ten edits a second.
import { readFileSync } from 'node:fs';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { halfAndMost, tellBeside, tellFloor } from './figures.ts';
import { isQuick } from './options.ts';
import { type Member, type RunningServer, seedGoals, signUp, startServer } from './running-server.ts';
import { seedMembers } from './seeded-members.ts';

const members = 50;
const goals = 20_000;
const rounds = isQuick ? 60 : 200;
const connected = 200;
const editEveryMs = 100;
const editForMs = 20_000;
/** Per second, on Linux. */
const ticks = 100;

const server = await startServer();
const owner = await signUp(server.origin);
const alone = await signUp(server.origin);
await seedGoals(server.database, owner, goals, 'shared');
await seedGoals(server.database, alone, goals, 'alone');
const others = await seedMembers(server.database, owner.defaultSpaceId, connected - 1);
await server.database.query('vacuum analyze');
await tellFeed();
if (!isQuick) {
  const echoes = await tellEcho();
  await tellStreams('one process', [server], echoes);
  const { host, user, database } = server.databaseAddress;
  const second = await startServer({
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
  });
  await tellStreams('two processes', [server, second], echoes);
  await second.stop();
}
await server.stop();

async function ask(origin: string, { cookie }: Member, path: string, method = 'GET', body?: object) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { cookie, origin, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function readWhole(member: Member): Promise<string> {
  let cursor = '';
  for (let more = true; more;) {
    const page = await ask(
      server.origin,
      member,
      `/api/v2/feed/?limit=5000${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    ({ cursor, more } = page);
  }
  return cursor;
}

async function goalOf({ defaultSpaceId }: Member): Promise<string> {
  const { rows } = await server.database.query('select id from goals where scope_id = $1 limit 1', [
    defaultSpaceId,
  ]);
  return rows[0].id;
}

async function tellFeed(): Promise<void> {
  // These members join after this measurement.
  const places = `where scope_id = '${owner.defaultSpaceId}' and user_id = any ($1)`;
  const later = others.slice(members - 1).map(({ uuid }) => uuid);
  await server.database.query(`update memberships set deleted_at = now() ${places}`, [later]);
  const sides = await Promise.all(
    [
      { member: alone, reader: alone, times: [] as number[] },
      { member: owner, reader: others[0] as Member, times: [] as number[] },
    ].map(async (side) => ({
      ...side,
      goal: await goalOf(side.member),
      cursor: await readWhole(side.reader),
    })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      await ask(server.origin, side.member, `/api/goals-2/${side.goal}/`, 'PUT', { name: `Round ${round}` });
      const startedAt = performance.now();
      const page = await ask(server.origin, side.reader, `/api/v2/feed/?cursor=${side.cursor}`);
      side.times.push(performance.now() - startedAt);
      side.cursor = page.cursor;
    }
  }
  await server.database.query(`update memberships set deleted_at = null ${places}`, [later]);
  const [one, many] = sides.map(({ times }) => times) as [number[], number[]];
  tellFloor(`feed after an edit, one person, ${goals} goals, ms`, one);
  tellBeside(
    `feed after an edit, ${members} people, ${goals} goals, ms`,
    many,
    one,
    'held to 0.80 to 1.20 ×',
  );
}

interface Spent {
  readonly memory: number;
  readonly processor: number;
}

/** Memory in MB, processor time in seconds. */
function spent({ process: { pid } }: Pick<RunningServer, 'process'>): Spent {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const resident = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { memory: Number(resident) / 1024, processor: (Number(fields[11]) + Number(fields[12])) / ticks };
}

function openStream(
  agent: Agent,
  address: string,
  cookie: string,
  hear: (line: string, at: number) => void,
): Promise<() => void> {
  const { promise, resolve, reject } = Promise.withResolvers<() => void>();
  const asked = request(address, { agent, headers: { cookie, accept: 'text/event-stream' } }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`A stream answered ${answer.statusCode}.`));
    answer.setEncoding('utf8').on('data', (piece: string) => {
      const at = performance.now();
      for (const line of piece.split('\n')) if (line.startsWith('data: ')) hear(line.slice(6), at);
    });
    answer.on('error', () => {});
    resolve(() => asked.destroy());
  });
  asked.on('error', reject);
  asked.end();
  return promise;
}

/** The baseline: a bare server writes ten posts a second to 200 streams. */
async function tellEcho(): Promise<readonly number[]> {
  const listeners = new Set<ServerResponse>();
  const echo = createServer((asked, answer) => {
    if (asked.method === 'GET') {
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      listeners.add(answer);
      return;
    }
    asked.resume().on('end', () => answer.end());
    for (const listener of listeners) listener.write('data: x\n\n');
  });
  await new Promise<void>((resolve) => {
    echo.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(echo.address() as AddressInfo).port}/`;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const figures: number[] = [];
  let sentAt = 0;
  const ends = await Promise.all(
    Array.from({ length: connected }, () =>
      openStream(agent, origin, '', (_, at) => void figures.push(at - sentAt)),
    ),
  );
  for (let edit = 0; edit < editForMs / 4 / editEveryMs; edit += 1) {
    sentAt = performance.now();
    await fetch(origin, { method: 'POST' });
    await sleep(editEveryMs);
  }
  for (const end of ends) end();
  echo.closeAllConnections();
  echo.close();
  tellFloor(`bare echo to ${connected} streams, p50 / p95 ms`, figures, halfAndMost);
  return figures;
}

async function tellStreams(
  where: string,
  servers: readonly RunningServer[],
  echoes: readonly number[],
): Promise<void> {
  const people = [owner, ...others];
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const heard = people.map(() => new Map<number, number>());
  const ends = await Promise.all(
    people.map(({ cookie }, at) => {
      const { origin } = servers[at % servers.length] as RunningServer;
      return openStream(agent, `${origin}/api/v2/feed/stream/`, cookie, (line, moment) => {
        const { scope, version } = JSON.parse(line) as { scope?: string; version: number };
        if (scope === owner.defaultSpaceId) heard[at]?.set(version, moment);
      });
    }),
  );
  await sleep(2_000);
  const ids = (
    await server.database.query('select id from goals where scope_id = $1 limit 200', [owner.defaultSpaceId])
  ).rows.map(({ id }: { id: string }) => id);
  const before = servers.map(spent);
  const sent: { version: number; at: number; by: number }[] = [];
  const startedAt = performance.now();
  const edits: Promise<void>[] = [];
  for (let edit = 0; edit < editForMs / editEveryMs; edit += 1) {
    await sleep(Math.max(0, startedAt + edit * editEveryMs - performance.now()));
    const by = (edit * 7) % people.length;
    const at = performance.now();
    const { origin } = servers[edit % servers.length] as RunningServer;
    edits.push(
      ask(origin, people[by] as Member, `/api/goals-2/${ids[edit % ids.length]}/`, 'PUT', {
        name: `Edit ${edit} ${where}`,
      }).then(({ version }: { version: number }) => {
        sent.push({ version, at, by });
      }),
    );
  }
  await Promise.all(edits);
  await sleep(1_000);
  const lastedS = (performance.now() - startedAt) / 1000;
  const after = servers.map(spent);
  for (const end of ends) end();
  const figures: number[] = [];
  let unheard = 0;
  for (const { version, at, by } of sent)
    for (const [person, versions] of heard.entries()) {
      if (person === by) continue;
      // An event may report a newer version, which counts too.
      const first = Math.min(...[...versions].flatMap(([told, moment]) => (told >= version ? [moment] : [])));
      if (Number.isFinite(first)) figures.push(first - at);
      else unheard += 1;
    }
  const title = `edit to ${connected - 1} other streams, ${where}, p50 / p95 ms`;
  tellBeside(title, figures, echoes, 'p95 held to 300', halfAndMost);
  tellBeside(`edits that were not heard, ${where}`, [unheard], [], 'held to 0');
  for (const [at, { memory, processor }] of after.entries()) {
    const first = before[at] as Spent;
    const used = processor - first.processor;
    tellBeside(`processor of server ${at + 1}, ${where}, % of a core`, [(100 * used) / lastedS], []);
    tellFloor(`resident memory of server ${at + 1} before the edits, MB`, [first.memory]);
    tellBeside(`resident memory of server ${at + 1}, ${where}, MB`, [memory], [first.memory]);
  }
}
