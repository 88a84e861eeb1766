import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { databaseOf } from '../db/database.ts';
import { mailWork } from '../mail/mail-job.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { makeList } from '../testing/boards.ts';
import { linkTo, sharedSpace, tokenIn } from '../testing/spaces.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { makeToken, scriptOf } from '../testing/tokens.ts';
import { folderStore } from '../files/folder-store.ts';
import { diskOf, type Storage } from '../files/file-store.ts';
import { restoreBackup as restore } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let server: TestServer;
let folder = '';
let storage: Storage;
let picture = '';
let backup = '';
beforeEach(async () => {
  server = await openTestServer();
  folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'));
  storage = { store: folderStore(join(folder, 'files')), incomingFolder: folder, disk: () => diskOf(folder) };
  backup = join(folder, 'cairn.backup');
  picture = join(folder, 'files', '0', 'tree');
  mkdirSync(join(folder, 'files', '0'), { recursive: true });
  writeFileSync(picture, 'pines'.repeat(200_000));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const restoreBackup = (pool: TestServer['pool'], from: Storage, path: string) =>
  restore(pool, from, path, { keepsAccess: true });

const goalNames = async () =>
  (await server.pool.query('select name from goals order by name')).rows.map(
    ({ name }: { name: string }) => name,
  );
const epoch = async () => (await server.pool.query('select epoch from server_state')).rows[0].epoch as string;

describe('a backup', () => {
  test('brings back what was there, files too, under a new epoch', async () => {
    const person = await server.signUp();
    const list = await makeList(person, { name: 'Ideas' });
    const shown = await person.ask({
      method: 'PATCH',
      path: `/api/public-boards/${list.board}/`,
      body: { isPublic: true },
    });
    for (const way of ['like', 'follow', 'clone'])
      await person.ask({ method: 'POST', path: `/api/public-boards/${shown.body.code}/${way}/`, body: {} });
    await person.createGoal({ name: 'Walk 🪨 שלום', bucket: list.id });
    const before = await epoch();
    await writeBackup(server.pool, storage.store, backup, new Date());
    await person.createGoal({ name: 'Later' });
    await person.ask({ method: 'DELETE', path: `/api/boards-2/${list.board}/` });
    writeFileSync(picture, 'other');
    await restoreBackup(server.pool, storage, backup);
    expect(await goalNames()).toEqual(['Walk 🪨 שלום']);
    const board = await person.ask({ path: `/api/boards-2/${list.board}/` });
    expect(board.body.buckets).toMatchObject([{ id: list.id, name: 'Ideas', rev: 1_000_001 }]);
    const counted = await server.ask({ path: `/api/public-boards/${shown.body.code}/` });
    expect(counted.body).toMatchObject({ likesCount: 1, followersCount: 1, clonesCount: 1 });
    expect((await person.ask({ path: `/api/goals-2/?bucket=${list.id}` })).body).toHaveLength(1);
    expect(readFileSync(picture, 'utf8')).toBe('pines'.repeat(200_000));
    expect(await epoch()).not.toBe(before);
    const { rows } = await server.pool.query('select words from goal_words');
    expect(rows).toEqual([{ words: null }]);
  });

  test('brings back spaces, what lets others join them, what is a member’s own, and deleted ones', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const space = await sharedSpace(ida, [[ben, 'ADMIN']]);
    const gone = await sharedSpace(ida, [[ben, 'EDITOR']]);
    const at = `/api/v2/spaces/${space}/`;
    await ben.ask({ method: 'PATCH', path: `${at}my-settings/`, body: { sequenceNo: 5 } });
    const body = { email: 'new@example.com' };
    await ida.ask({ method: 'POST', path: `${at}invitations/`, body });
    await ida.ask({ method: 'DELETE', path: `/api/v2/spaces/${gone}/` });
    const all = async () => [
      (await ida.ask({ path: `${at}magic-links/` })).body,
      (await ida.ask({ path: `${at}invitations/` })).body,
      (await ida.ask({ path: '/api/v2/deleted-spaces/' })).body,
      (await ben.ask({ path: at })).body.myMembership.settings,
      (await ida.ask({ path: '/api/v2/access-tokens/' })).body,
      (await ida.ask({ path: '/api/settings/calendar-url/' })).body,
    ];
    await ida.ask({ path: '/api/settings/calendar-url/' });
    await makeToken(ida, { spaces: [space] });
    const before = await all();
    await writeBackup(server.pool, storage.store, backup, new Date());
    await ida.ask({ method: 'POST', path: `/api/v2/deleted-spaces/${gone}/restore/` });
    await ida.ask({ method: 'DELETE', path: at });
    await ida.ask({ method: 'DELETE', path: '/api/settings/calendar-url/' });
    await restoreBackup(server.pool, storage, backup);
    await expect.poll(all).toEqual(before);
    expect((await ben.ask({ path: at })).body).toMatchObject({ rev: 1_000_001 });
  });

  test('holds the mails that wait, which leave after a restore unless their link has ended', async () => {
    const waitingFor = async () =>
      (
        await server.pool.query<{ to: string; state: string }>(
          `select data -> 'payload' ->> 'to' as "to", state from pgboss.job order by 1`,
        )
      ).rows;
    const ida = await server.signUp();
    await server.jobs.stop(0);
    const body = { email: 'new@example.com' };
    await ida.ask({ method: 'POST', path: `/api/v2/spaces/${ida.user.defaultSpaceId}/invitations/`, body });
    const password = { current: ida.password, password: 'another long walk' };
    await ida.ask({ method: 'POST', path: '/api/settings/password/', body: password });
    await server.pool.query(
      `update pgboss.job set state = 'active', started_on = now() where data::text like '%new@%'`,
    );
    await writeBackup(server.pool, storage.store, backup, new Date());
    const db = databaseOf(server.pool);
    const leaveAfter = async (keepsAccess: boolean) => {
      await restore(server.pool, storage, backup, { keepsAccess });
      expect((await waitingFor()).map(({ state }) => state)).toEqual(['created', 'created']);
      const sent: string[] = [];
      const sender = { send: async ({ to }: { readonly to: string }) => void sent.push(to) };
      const log = pino({ level: 'silent' });
      const works = [mailWork({ db, now: Date.now, sender, log })];
      await openJobQueue({ db, now: Date.now, log, works }).runDue();
      expect(await waitingFor()).toEqual([]);
      return sent.toSorted();
    };
    expect(await leaveAfter(true)).toEqual(['new@example.com', ida.user.email]);
    expect(await leaveAfter(false)).toEqual([ida.user.email]);
  });

  test('from before secrets were kept as hashes opens what it opened, and keeps no secret in the clear', async () => {
    const ida = await server.signUp();
    await ida.ask({ path: '/api/settings/calendar-url/' });
    await linkTo(ida, ida.user.defaultSpaceId);
    await writeBackup(server.pool, storage.store, backup, new Date());
    const secret = 'x'.repeat(43);
    const lines = gunzipSync(readFileSync(backup)).toString().trim().split('\n');
    const former = lines.map((text) => {
      const line = JSON.parse(text);
      const name = { calendar_feeds: 'secret', magic_links: 'token' }[line.table as string];
      if (name === undefined) return text;
      for (const row of line.rows) {
        delete row[`${name}_hash`];
        row[name] = secret;
      }
      return JSON.stringify(line);
    });
    writeFileSync(backup, gzipSync(`${former.join('\n')}\n`));
    await restoreBackup(server.pool, storage, backup);
    await expect.poll(async () => (await server.ask({ path: `/calendar/${secret}.ics` })).status).toBe(200);
    expect((await server.ask({ path: `/api/v2/magic-links/${secret}/` })).status).toBe(200);
    const { rows } = await server.pool.query(
      'select t::text from calendar_feeds t union all select t::text from magic_links t',
    );
    expect(rows).toHaveLength(2);
    for (const { t } of rows) expect(t).not.toContain(secret);
  });

  test('lets nobody in who was let in before it, unless that is asked for', async () => {
    const ida = await server.signUp();
    const space = ida.user.defaultSpaceId;
    const script = scriptOf(server, await makeToken(ida, {}));
    const calendar = new URL((await ida.ask({ path: '/api/settings/calendar-url/' })).body.url).pathname;
    const link = await linkTo(ida, space);
    await ida.ask({
      method: 'POST',
      path: `/api/v2/spaces/${space}/invitations/`,
      body: { email: 'new@example.com' },
    });
    await expect.poll(() => server.mails.length).toBe(1);
    const invitation = tokenIn(server.mails[0]?.text ?? '');
    await server.ask({ method: 'POST', path: '/api/login/reset/', body: { email: ida.user.email } });
    await expect.poll(() => server.mails.length).toBe(2);
    const [, uidb64, token] = /\/reset\/([\w-]+)\/([\w-]+)\//u.exec(server.mails[1]?.text ?? '') ?? [];
    const ways = async () => [
      (await ida.ask({ path: '/api/goals-2/' })).status,
      (await script({ path: '/api/goals-2/' })).status,
      (await server.ask({ path: calendar })).status,
      (await server.ask({ path: `/api/v2/magic-links/${link}/` })).status,
      (await server.ask({ path: `/api/v2/magic-links/${invitation}/` })).status,
    ];
    await writeBackup(server.pool, storage.store, backup, new Date());
    await restore(server.pool, storage, backup, { keepsAccess: true });
    await expect.poll(ways).toEqual([200, 200, 200, 200, 200]);
    await restore(server.pool, storage, backup, { keepsAccess: false });
    await expect.poll(ways).toEqual([401, 401, 404, 404, 404]);
    const reset = { uidb64, token, password: 'another long walk' };
    const set = await server.ask({ method: 'POST', path: '/api/login/reset/set/', body: reset });
    expect(set.body.code).toBe('auth.resetToken');
    const { email } = ida.user;
    const body = { email, password: ida.password };
    expect((await server.ask({ method: 'POST', path: '/api/login/email/', body })).status).toBe(200);
  });

  test('lets no change of the lost time pass for one that was made on what came after', async () => {
    const person = await server.signUp();
    const { id } = await person.createGoal({ name: 'Walk' });
    const type = (baseRev: number, ops: readonly object[]) =>
      person.ask({
        method: 'PUT',
        path: `/api/goals-2/${id}/`,
        body: { richThoughtsChange: { baseRev, ops } },
      });
    await writeBackup(server.pool, storage.store, backup, new Date());
    await type(0, [{ insert: 'lost\n' }]);
    await restoreBackup(server.pool, storage, backup);
    await type(0, [{ insert: 'kept\n' }]);
    // The device does not know of the restore, and deletes its own word.
    const { body } = await type(1, [{ delete: 5 }]);
    expect(JSON.stringify(body)).toContain('kept');
  });

  test('that is cut off or no backup changes nothing', async () => {
    const person = await server.signUp();
    await person.createGoal({ name: 'Walk' });
    await writeBackup(server.pool, storage.store, backup, new Date());
    await person.createGoal({ name: 'Later' });
    truncateSync(backup, 200);
    await expect(restoreBackup(server.pool, storage, backup)).rejects.toThrow('Nothing was changed.');
    writeFileSync(backup, 'hello');
    await expect(restoreBackup(server.pool, storage, backup)).rejects.toThrow('Nothing was changed.');
    await expect(restoreBackup(server.pool, storage, join(folder, 'none'))).rejects.toThrow(
      'There is no file',
    );
    expect(await goalNames()).toEqual(['Later', 'Walk']);
    expect(readdirSync(folder).filter((name) => name.startsWith('restored-'))).toEqual([]);
  });

  test('is readable by its owner only, and not there before it is whole', async () => {
    appendFileSync(join(folder, 'files', '0', 'empty'), '');
    await writeBackup(server.pool, storage.store, backup, new Date());
    expect(existsSync(`${backup}.part`)).toBe(false);
  });
});
