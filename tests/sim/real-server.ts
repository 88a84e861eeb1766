import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import { defaultSettings } from '@cairn/core/accounts/settings';
import { allSyncRules, type SyncRules } from '@cairn/core/sync/rules';
import { addAccount } from '@cairn/server/accounts/account-rows';
import { openSession, personById } from '@cairn/server/accounts/session-rows';
import { userAnswer } from '@cairn/server/accounts/user-answer';
import { databaseOf } from '@cairn/server/db/database';
import { startPostgres } from '@cairn/server/db/embedded/postgres';
import { migrate } from '@cairn/server/db/migrate';
import { openPool } from '@cairn/server/db/pool';
import { forgetTombstonesBefore } from '@cairn/server/feed/tombstones';
import { purgeAllGoals } from '@cairn/server/goals/deleted-goals';
import { forgetNoteChangesBefore } from '@cairn/server/goals/note-change-rows';
import { createApp } from '@cairn/server/app';
import { sessionCookie } from '@cairn/server/routes/session-cookie';
import { newId } from '@cairn/server/base/ids';
import { addressVariable, openTestDatabase, type TestDatabase } from '@cairn/server/testing/test-database';
import { giveRole, joinSpace, leaveSpace } from '@cairn/server/testing/memberships';
import type { ServerContext } from '@cairn/server/context/server-context';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { climbPictureOf } from './climb-picture.ts';
import { Clock } from './clock.ts';
import { freshPictureOf } from './fresh-picture.ts';
import { HeldCommits } from './held-commits.ts';
import type { SimServer, StoredBoard, StoredClimb, StoredClimbGoal, StoredEntry } from './sim-server.ts';
import { backUpWorld, restoreWorld } from './world-backup.ts';

type App = Awaited<ReturnType<typeof createApp>>;

const origin = 'http://localhost:4280';

/**
 * The real HTTP app over a real database, without sockets: one app for each set of rules.
 *
 * @param now also decides the day
 */
export async function openSimServer(now = Date.now): Promise<SimServer> {
  const database = process.env[addressVariable] === undefined ? await openOwn() : await openTestDatabase();
  const { pool } = database;
  const commits = new HeldCommits(pool);
  const db = databaseOf(pool);
  const context: ServerContext = {
    db,
    now,
    publish: () => undefined,
    rules: allSyncRules,
    plansAreOn: true,
    galleryIsOn: false,
    introduction: null,
    signup: 'open',
    mailLeaves: false,
  };
  const apps = new Map<string, Promise<App>>();
  const cookies = new Map<string, string>();

  const appWith = (rules: SyncRules): Promise<App> => {
    const name = JSON.stringify(rules);
    let app = apps.get(name);
    if (!app) {
      const mailSender = { send: async () => undefined };
      app = createApp({ pool, mailSender, origin, rules, limits: {}, writes: null, signup: 'open', now });
      apps.set(name, app);
    }
    return app;
  };

  async function serve(person: string, request: WireRequest, rules: SyncRules): Promise<WireAnswer> {
    const app = await appWith(rules);
    const answer = await app.inject({
      method: request.method,
      url: request.path,
      query: { ...request.query },
      headers: {
        origin,
        cookie: cookies.get(person) ?? '',
        ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
      },
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    });
    return { httpStatus: answer.statusCode, body: answer.body === '' ? null : JSON.parse(answer.body) };
  }

  /** Inserts a person without a sign-up, whose password hash takes time. */
  async function makePerson(): Promise<User> {
    const at = now();
    const [id, spaceId] = [newId(at), newId(at)];
    const settings = { ...defaultSettings, timezone: 'UTC', activeSpacesIds: [spaceId] };
    const token = await db.transact(async (tx) => {
      const email = `${id}@example.com`;
      await addAccount(tx, {
        id,
        spaceId,
        email,
        name: id,
        passwordHash: '',
        settings,
        spaceName: id,
        now: at,
      });
      return openSession(tx, id, null, at);
    });
    cookies.set(id, sessionCookie({ kind: 'opened', token, personId: id }, false).split(';')[0] as string);
    const person = await personById(db, id, at, true);
    if (!person) throw new Error('Nobody was made.');
    return userAnswer(person, context);
  }

  const scopesOf = (people: readonly User[]) =>
    people.flatMap(({ uuid, defaultSpaceId }) => [uuid as string, defaultSpaceId as string]);

  return {
    serve,
    async makePeople(count) {
      const made: User[] = [];
      while (made.length < count) made.push(await makePerson());
      // All spaces are active from the start, also those that a person joins later.
      const active = { activeSpacesIds: made.map(({ defaultSpaceId }) => defaultSpaceId) };
      const ids = made.map(({ uuid }) => uuid);
      await pool.query('update user_settings set settings = settings || $1 where scope_id = any($2)', [
        active,
        ids,
      ]);
      return made;
    },
    join: (space, { uuid }, role) => joinSpace(context, space, uuid as string, role),
    giveRole: (space, { uuid }, role) => giveRole(context, space, uuid as string, role),
    leave: (space, { uuid }) => leaveSpace(context, space, uuid as string),
    reached: (rules) => ({
      serve: (person, request) => serve(person, request, rules),
      visit: (person, request) => commits.visit(() => serve(person, request, rules)),
      waits: (other) => commits.waits(other),
    }),
    async backUp(people, rules) {
      const scopes = scopesOf(people);
      const backup = await backUpWorld(pool, scopes);
      return { restore: () => restoreWorld(pool, scopes, backup, rules.epochOnRestore) };
    },
    async forgetHistory(people) {
      for (const { uuid } of people) {
        const person = await personById(db, uuid as string, Date.now(), true);
        if (person) await purgeAllGoals(context, person);
      }
      const afterAll = new Date(Date.now() + 60_000);
      await forgetTombstonesBefore(db, afterAll);
      await forgetNoteChangesBefore(db, afterAll);
    },
    async goalsOf(spaces) {
      const { rows } = await pool.query(
        `select id, scope_id as space, name, due_date as "dueDate", parent_id as parent, rich_thoughts as "richThoughts", deleted_at is not null as "isDeleted", deleted_with as "deletedWith",
           deleted_with_list as "deletedWithList"
         from goals where scope_id = any($1) and moved_to is null`,
        [spaces],
      );
      return rows;
    },
    async commentsOf(spaces) {
      const { rows } = await pool.query<{ text: string }>(
        `select rich_text::text as text from comments
         where scope_id = any($1) and deleted_at is null and moved_to is null and rich_text is not null`,
        [spaces],
      );
      return rows.map(({ text }) => text);
    },
    async entriesOf(spaces) {
      const { rows } = await pool.query<StoredEntry>(
        `select f.folder_id as folder, g.name as goal, b.id as board from folder_goals f
         left join goals g on g.scope_id = f.space_id and g.id = f.goal_id and g.deleted_at is null
         left join boards b on b.scope_id = f.space_id and b.id = f.board_id and b.deleted_at is null
         where f.space_id = any($1) and f.deleted_at is null and coalesce(g.id, b.id) is not null`,
        [spaces],
      );
      return rows;
    },
    async boardsOf(spaces) {
      const { rows } = await pool.query<StoredBoard>(
        'select id, scope_id as space from boards where scope_id = any($1) and deleted_at is null',
        [spaces],
      );
      return rows;
    },
    async tagsOf(spaces) {
      const { rows } = await pool.query('select tags from space_settings where scope_id = any($1)', [spaces]);
      return JSON.stringify(rows);
    },
    async climbsOf({ uuid }) {
      const { rows } = await pool.query<StoredClimb>(
        `select id, deleted_at is not null as "isLeft" from climb_subscriptions where scope_id = $1`,
        [uuid],
      );
      return rows;
    },
    async climbGoalsOf(spaces) {
      const { rows } = await pool.query<StoredClimbGoal>(
        `select id, climb_subscription_id as subscription, climb_step ->> 'id' as step,
           (climb_step ->> 'repeat')::integer as repeat, climb_is_left as "isLeft", done_date is not null as "isDone",
           deleted_at is not null as "isDeleted"
         from goals where scope_id = any($1) and climb_subscription_id is not null and moved_to is null`,
        [spaces],
      );
      return rows;
    },
    freshPicture: (user) => freshPictureOf(user, (person, request) => serve(person, request, allSyncRules)),
    freshClimbs(user, moment) {
      const clock = new Clock();
      clock.now = moment;
      return freshPictureOf(
        user,
        (person, request) => serve(person, request, allSyncRules),
        climbPictureOf,
        clock,
      );
    },
    async close() {
      for (const app of apps.values()) await (await app).close();
      await db.close();
      await database.close();
    },
  };
}

/** A PostgreSQL server for simulations run by hand. */
async function openOwn(): Promise<Pick<TestDatabase, 'pool' | 'close'>> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-sim-'));
  // Durability of the database is tested elsewhere and costs time.
  const postgres = await startPostgres(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  const pool = openPool(postgres.connectionTo('postgres'));
  await migrate(pool);
  return {
    pool,
    async close() {
      await pool.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
