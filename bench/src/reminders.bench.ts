// Hands out the reminders of 10,000 people that are due in the same minute, half of them of repeats, beside bare inserts
// of as many rows and jobs.
import { databaseOf } from '@cairn/server/db/database';
import { remindPeople } from '@cairn/server/notifications/remind-people';
import { reminderMailKind } from '@cairn/server/notifications/reminder-mail-job';
import { openJobQueue } from '@cairn/server/queue/job-queue';
import { tellBeside, tellFloor } from './figures.ts';
import { startServer } from './running-server.ts';
import { seedMembers } from './seeded-members.ts';

const people = 10_000;
const spaces = 200;
const turns = 5;
const rowsAtOnce = 500;
/** The minute, in ms. */
const mark = 60_000;
const minuteMs = 60_000;

const server = await startServer();
const { database } = server;
for (let space = 0; space < spaces; space += 1) await seedSpace(space);
await database.query(
  `update user_settings set settings = '{"emailNotifications":{"goalTime":true},"dailyReminderIsOn":false}'`,
);
await database.query('vacuum analyze');

const db = databaseOf(database);
const jobs = openJobQueue({
  db,
  now: Date.now,
  log: { error: (about) => console.error(about), warn: () => {} },
  works: [{ kind: reminderMailKind, run: async () => {} }],
});
const bare: number[] = [];
const ours: number[] = [];
for (let turn = 0; turn <= turns; turn += 1) {
  // In turns, so other load affects both.
  const floorMs = await msOf(insertBarely);
  const remindMs = await remindersMs(Math.floor(Date.now() / minuteMs) * minuteMs + (turn + 60) * minuteMs);
  if (turn === 0) continue;
  bare.push(floorMs);
  ours.push(remindMs);
}
tellFloor(`${people} bare reminders and jobs, ${rowsAtOnce} in a transaction, ms`, bare);
tellBeside(`${people} reminders due in one minute, handed out, ms`, ours, bare, `held to ${mark}`);
await db.close();
await server.stop();

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Each space has 50 members. */
async function seedSpace(number: number): Promise<void> {
  const { rows } = await database.query(`
    with scope as (insert into scopes (id, kind, version) values (gen_random_uuid(), 'space', 1) returning id)
    insert into spaces (scope_id, id, version, created_at, modified_at, name)
    select id, id, 1, now(), now(), 'Bench' from scope returning id`);
  const space: string = rows[0].id;
  const members = await seedMembers(database, space, people / spaces, `bench-${number}`);
  await database.query(
    `insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, column_id, due_date,
       datetime_fr, datetime_to)
     select $1, gen_random_uuid(), 1, now(), now(), gen_random_uuid()::text, code, 'Walk', 1, current_date, now(),
       now() + interval '1 hour'
     from unnest($2::text[]) with ordinality as m (code, place) where place % 2 = 0`,
    [space, members.map(({ code }) => code)],
  );
  await database.query(
    `insert into recurrences (scope_id, id, version, created_at, modified_at, created_by, rule, anchor, column_id, date_fr,
       counted_from, zone, template)
     select $1, gen_random_uuid(), 1, now(), now(), code, 'FREQ=DAILY', 'date', 1, '2026-01-01', '2026-01-01', 'Europe/Berlin',
       '{"name":"Walk","tags":[],"assignee":null,"color":null,"richThoughts":null,"durationMinutes":null,"horizonSequenceNo":2000}'
     from unnest($2::text[]) with ordinality as m (code, place) where place % 2 = 1`,
    [space, members.map(({ code }) => code)],
  );
}

/** @param minute later than now, so the server's own round leaves it alone */
async function remindersMs(minute: number): Promise<number> {
  const start = new Date(minute + 10 * minuteMs).toISOString();
  await database.query(
    `update goals set datetime_fr = $1, datetime_to = $1::timestamptz + interval '1 hour'`,
    [start],
  );
  await database.query(
    `update recurrences set template = template || jsonb_build_object('datetimeFr', $1::text, 'datetimeTo', $2::text)`,
    [start, new Date(minute + 70 * minuteMs).toISOString()],
  );
  await database.query('delete from reminders');
  await database.query('delete from reminded_until');
  await database.query('insert into reminded_until (minute) values ($1)', [new Date(minute - minuteMs)]);
  const context = { db, now: () => minute, publish: () => {}, mailLeaves: false };
  const ms = await msOf(() => remindPeople({ context, jobs }));
  const { rows } = await database.query('select count(*)::integer as count from reminders');
  if (rows[0].count !== people) throw new Error(`${rows[0].count} reminders were handed out.`);
  await database.query('delete from pgboss.job where name = $1', [reminderMailKind.name]);
  return ms;
}

async function insertBarely(): Promise<void> {
  await database.query('delete from reminders');
  for (let from = 0; from < people; from += rowsAtOnce) {
    const chosen = `(select id from users where code like 'bench-%' order by id limit ${rowsAtOnce} offset ${from})`;
    await database.query(`
      with moved as (update scopes set version = version + 1 where id in ${chosen}),
        rows as (
          insert into reminders (scope_id, id, version, created_at, modified_at, space_id, goal_id, starts_at, due_at)
          select id, gen_random_uuid(), 1, now(), now(), id, id, now(), now() from ${chosen} u)
      insert into pgboss.job (name, data, start_after, policy)
      select '${reminderMailKind.name}', '{}', now() + interval '1 day', 'standard' from ${chosen} u`);
  }
  await database.query('delete from pgboss.job where name = $1', [reminderMailKind.name]);
}
