// Calls that carry much, each beside the least that PostgreSQL could do for it in the same run.
import pg from 'pg';
import { median, tell } from './figures.ts';
import { type Member, signUp, startServer } from './running-server.ts';

const turns = 15;
const batchSize = 500;
const seriesCount = 500;

const server = await startServer();
const member = await signUp(server.origin);
const pool = new pg.Pool({ ...server.databaseAddress, max: 1 });
// The server takes its database along when it ends.
pool.on('error', () => {});
await tellBatch(member);
await tellOccurrences();
await tellEvents();
await pool.end();
await server.stop();

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { cookie: member.cookie, origin: server.origin, 'content-type': 'application/json' },
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

/** Both in turns, so that what else the machine does falls on both. */
async function compared(floor: () => Promise<unknown>, ours: () => Promise<unknown>) {
  const figures: [number, number][] = [];
  for (let turn = 0; turn < turns; turn += 1) figures.push([await msOf(floor), await msOf(ours)]);
  return [median(figures.map(([one]) => one)), median(figures.map(([, other]) => other))] as const;
}

function tellBoth(what: string, [floor, ours]: readonly [number, number], floorIs: string): void {
  tell(`${floorIs}, ms`, floor.toFixed(1), 'the floor');
  tell(`${what}, ms`, ours.toFixed(1), `${(ours / floor).toFixed(1)} × the floor`);
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
