// Compares large calls with the fastest that PostgreSQL could do.
import { databaseOf } from '@cairn/server/db/database';
import { fillWords } from '@cairn/server/search/fill-words';
import { wordsQuery } from '@cairn/server/search/search-words';
import pg from 'pg';
import { tellBeside, tellFloor } from './figures.ts';
import { type Member, seedGoals, signUp, startServer } from './running-server.ts';

const turns = 15;
const batchSize = 500;
const seriesCount = 500;
const searchedGoals = 100_000;

const server = await startServer();
const member = await signUp(server.origin);
const pool = new pg.Pool({ ...server.databaseAddress, max: 1 });
pool.on('error', () => {});
await tellBatch(member);
await tellOccurrences();
await tellEvents();
await tellSearch();
await pool.end();
await server.stop();

async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  cookie = member.cookie,
): Promise<string> {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { cookie, origin: server.origin, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** In turns, so other load affects both. */
async function compared(floor: () => Promise<unknown>, ours: () => Promise<unknown>) {
  const figures: [number, number][] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const times: [number, number] = [await msOf(floor), await msOf(ours)];
    if (turn > 0) figures.push(times);
  }
  return { floors: figures.map(([one]) => one), ours: figures.map(([, other]) => other) };
}

function tellBoth(
  what: string,
  { floors, ours }: Awaited<ReturnType<typeof compared>>,
  floorIs: string,
): void {
  tellFloor(`${floorIs}, ms`, floors);
  tellBeside(`${what}, ms`, ours, floors);
}

async function tellBatch({ defaultSpaceId, code }: Member): Promise<void> {
  let made = 0;
  const names = () => Array.from({ length: batchSize }, () => `Goal ${(made += 1)}`);
  const bare = () =>
    pool.query(
      `insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, column_id, due_date)
       select $1, gen_random_uuid(), 1, now(), now(), gen_random_uuid()::text, $2, name, 1, '2030-11-21'
       from unnest($3::text[]) as given (name)`,
      [defaultSpaceId, code, names()],
    );
  const ours = () =>
    ask('POST', '/api/v2/goals-2/batch/', {
      goals: names().map((name) => ({ name, column: 1, dueDate: '2030-11-21', tempId: `offline-${name}` })),
    });
  tellBoth(
    `batch of ${batchSize} over HTTP`,
    await compared(bare, ours),
    `${batchSize} rows in one bare insert`,
  );
}

async function tellOccurrences(): Promise<void> {
  const rules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY'];
  const goals = Array.from({ length: seriesCount }, (_, at) => ({
    name: `Repeats ${at}`,
    column: 1,
    dueDate: '2027-01-01',
    tempId: `offline-series-${at}`,
    recurrence: { rule: rules[at % rules.length] },
  }));
  await ask('POST', '/api/v2/goals-2/batch/', { goals });
  const path = '/api/goals-2/?column=1&from=2027-03-01&to=2027-03-07';
  const listed = JSON.parse(await ask('GET', path)) as unknown[];
  const bare = () => pool.query('select template from recurrences');
  const figures = await compared(bare, () => ask('GET', path));
  tellBoth(`a week with ${listed.length} occurrences of ${seriesCount} series`, figures, 'the series read');
}

async function tellEvents(): Promise<void> {
  const bare = () => pool.query('select * from events order by created_at desc, id desc limit 100');
  const figures = await compared(bare, () => ask('GET', '/api/v2/events/'));
  tellBoth('the newest 100 events over HTTP', figures, '100 bare rows of events');
}

/** As in real languages, a few words are very common. */
function wordOf(n: number, at: number): string {
  const chance = ((n * 7919 + at * 104_729) % 10_007) / 10_007;
  return `wa${Math.floor(9000 ** chance)}`;
}

async function tellSearch(): Promise<void> {
  const searcher = await signUp(server.origin);
  await seedGoals(server.database, searcher, searchedGoals);
  await writeNotes(searcher.defaultSpaceId);
  await fillWords(databaseOf(pool));
  await pool.query('vacuum analyze goals, goal_words');
  for (const query of ['wa4321', 'wa43', 'wa17 wa3', 'goal 77', 'g']) {
    const text = wordsQuery([searcher.defaultSpaceId], query.split(' '));
    const bare = () =>
      pool.query('select count(*) from goal_words where scope_id = $1 and words @@ $2::tsquery', [
        searcher.defaultSpaceId,
        text,
      ]);
    const path = `/api/v2/search/?q=${encodeURIComponent(query)}`;
    const { rowCount } = await pool.query('select from goal_words where words @@ $1::tsquery', [text]);
    const figures = await compared(bare, () => ask('GET', path, undefined, searcher.cookie));
    tellBoth(
      `search "${query}", in ${rowCount} of ${searchedGoals} goals`,
      figures,
      'the same goals counted by PostgreSQL',
    );
  }
}

async function writeNotes(spaceId: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from goals where scope_id = $1', [spaceId]);
  const atOnce = 5_000;
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id);
    const notes = ids.map((_, n) => {
      const words = Array.from({ length: 30 }, (__, at) => wordOf(from + n, at));
      return JSON.stringify({ ops: [{ insert: `${words.join(' ')}\n` }] });
    });
    await pool.query(
      `update goals g set rich_thoughts = n.notes from unnest($2::uuid[], $3::jsonb[]) n (id, notes)
       where g.scope_id = $1 and g.id = n.id`,
      [spaceId, ids, notes],
    );
  }
}
