// Measures the work of the server and its database while nothing happens. Then compares an edit of a goal that 50 people
// follow with one of a goal without followers.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { halfAndMost, tellBeside, tellFloor } from './figures.ts';
import { isQuick } from './options.ts';
import { type Member, seedGoals, signUp, startServer } from './running-server.ts';
import { seedMembers } from './seeded-members.ts';

const followers = 50;
const goals = 2_000;
const rounds = isQuick ? 60 : 400;
const idleForMs = isQuick ? 20_000 : 60_000;
/** After the start and the seeding. */
const settlesMs = 15_000;
/** Per second, on Linux. */
const ticks = 100;

const server = await startServer();
const alone = await signUp(server.origin);
const owner = await signUp(server.origin);
await seedGoals(server.database, alone, goals, 'alone');
await seedGoals(server.database, owner, goals, 'shared');
const others = await seedMembers(server.database, owner.defaultSpaceId, followers);
await server.database.query('vacuum analyze');
await tellIdle();
await tellEdits();
await server.stop();

async function tellEdits(): Promise<void> {
  const sides = await Promise.all(
    [alone, owner].map(async (member) => ({
      member,
      goal: await goalOf(member),
      editTimes: [] as number[],
      commentTimes: [] as number[],
    })),
  );
  const followed = sides[1]?.goal;
  await server.database.query(
    'insert into follows (user_id, goal_id, created_at) select user_id, $1, now() from unnest($2::uuid[]) user_id',
    [followed, others.map(({ uuid }) => uuid)],
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const { member, goal, editTimes, commentTimes } = side;
      const dueDate = `2026-11-${String(1 + (round % 28)).padStart(2, '0')}`;
      editTimes.push(await timeOf(member, `/api/goals-2/${goal}/`, 'PUT', { column: 1, dueDate }));
      const richText = { ops: [{ insert: `Round ${round}\n` }] };
      commentTimes.push(await timeOf(member, `/api/v2/goals-2/${goal}/comments/`, 'POST', { richText }));
    }
  }
  const [none, many] = sides as [(typeof sides)[0], (typeof sides)[0]];
  tellFloor('edit of a goal without followers, p50 / p95 ms', none.editTimes, halfAndMost);
  tellBeside(
    `edit of a goal with ${followers} followers, p50 / p95 ms`,
    many.editTimes,
    none.editTimes,
    'held to 1.10 ×',
    halfAndMost,
  );
  tellFloor('comment on a goal without followers, p50 / p95 ms', none.commentTimes, halfAndMost);
  tellBeside(
    `comment on a goal with ${followers} followers, p50 / p95 ms`,
    many.commentTimes,
    none.commentTimes,
    'held to 1.10 ×',
    halfAndMost,
  );
}

/** Rounds that look for jobs, events and reminders go on while nobody writes anything. */
async function tellIdle(): Promise<void> {
  await sleep(settlesMs);
  const before = processorSeconds();
  await sleep(idleForMs);
  const share = (100 * (processorSeconds() - before)) / (idleForMs / 1000);
  tellFloor('idle server with its database, % of a core', [share]);
}

/** Of the server and all processes that it has started. */
function processorSeconds(): number {
  const stats = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/u.test(name)) return [];
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // The times of ended children count for their parent.
      const used = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), used }];
    } catch {
      return [];
    }
  });
  const ofServer = new Set([server.process.pid]);
  for (let size = 0; size < ofServer.size;) {
    size = ofServer.size;
    for (const { pid, parent } of stats) if (ofServer.has(parent)) ofServer.add(pid);
  }
  return stats.filter(({ pid }) => ofServer.has(pid)).reduce((sum, { used }) => sum + used, 0) / ticks;
}

async function timeOf({ cookie }: Member, path: string, method: string, body: object): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { cookie, origin: server.origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

async function goalOf({ defaultSpaceId }: Member): Promise<string> {
  const { rows } = await server.database.query(
    'select id from goals where scope_id = $1 and column_id = 1 limit 1',
    [defaultSpaceId],
  );
  return rows[0].id;
}
