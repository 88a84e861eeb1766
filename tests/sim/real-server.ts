import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import { allSyncRules, type SyncRules } from '@cairn/core/sync/rules';
import { migrate } from '@cairn/server/db/migrate';
import { openPool } from '@cairn/server/db/pool';
import { startPostgres } from '@cairn/server/db/embedded/postgres';
import { createApp } from '@cairn/server/http/app';
import { newId } from '@cairn/server/ids';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from './chance.ts';
import { Clock } from './clock.ts';
import { Device } from './device.ts';
import { Network } from './network.ts';
import { pictureOf } from './oracle.ts';
import { quiet } from './quiet.ts';
import type { SimServer } from './sim-server.ts';

type App = Awaited<ReturnType<typeof createApp>>;

const origin = 'http://localhost:4280';

/**
 * The real server over a real database of its own: requests go through the whole HTTP app, without sockets.
 *
 * One app for each set of rules, all on the same database.
 */
export async function openSimServer(): Promise<SimServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-sim-'));
  // What a crash of the server does to the disk is tested elsewhere; here it only costs time.
  const postgres = await startPostgres(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  const pool = openPool(postgres.connectionTo('postgres'));
  await migrate(pool);
  const apps = new Map<string, Promise<App>>();
  const cookies = new Map<string, string>();
  let people = 0;

  const appWith = (rules: SyncRules): Promise<App> => {
    const name = JSON.stringify(rules);
    let app = apps.get(name);
    if (!app) {
      // Sign-in is not what is simulated, so nobody is held up there.
      app = createApp({ pool, mailSender: { send: async () => undefined }, origin, rules, limits: {} });
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

  async function makePerson(): Promise<User> {
    const app = await appWith(allSyncRules);
    people += 1;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/signup/',
      headers: { origin },
      payload: { email: `person-${people}@example.com`, password: 'a long walk uphill', timezone: 'UTC' },
    });
    if (answer.statusCode !== 201) throw new Error(`Sign-up answered ${answer.statusCode}: ${answer.body}`);
    const { user } = answer.json() as { user: User };
    cookies.set(user.uuid as string, String(answer.headers['set-cookie']).split(';')[0] as string);
    return user;
  }

  return {
    serve,
    async makePeople(count) {
      const made: User[] = [];
      while (made.length < count) made.push(await makePerson());
      return made;
    },
    async join(space, joining) {
      for (const { uuid } of joining) {
        await pool.query(
          `with scope as (update scopes set version = version + 1 where id = $1 returning version)
           insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
           select $1, $2, version, now(), now(), $3, 'EDITOR' from scope`,
          [space, newId(Date.now()), uuid],
        );
      }
    },
    async goalsOf(spaces) {
      const { rows } = await pool.query(
        `select id, name, due_date as "dueDate", parent_id as parent, rich_thoughts as "richThoughts", deleted_at is not null as "isDeleted", deleted_with as "deletedWith"
         from goals where scope_id = any($1) and moved_to is null`,
        [spaces],
      );
      return rows;
    },
    async freshPicture(user) {
      const chance = new Chance(1);
      const network = new Network((person, request) => serve(person, request, allSyncRules), chance);
      network.isFaulty = false;
      const clock = new Clock();
      const device = new Device({
        name: 'fresh',
        user,
        clock,
        chance,
        network,
        rules: allSyncRules,
        skewMs: 0,
      });
      await device.boot();
      do {
        await network.step();
        await quiet(() => device.isBusy);
      } while (!network.isQuiet);
      const picture = device.cairn ? pictureOf(device.cairn) : new Map<string, string>();
      device.crash();
      return picture;
    },
    async close() {
      for (const app of apps.values()) await (await app).close();
      await pool.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
