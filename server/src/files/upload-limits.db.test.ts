import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, fetched, fileForm, testPicture, upload, uploaded } from '../testing/test-files.ts';
import { makeBoard } from '../testing/boards.ts';
import { aStep, makeClimb } from '../testing/climbs.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { diskOf, type FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3AddressFrom } from '../base/s3-address.ts';
import { s3Store } from './s3-store.ts';

let server: TestServer;
/** Files cannot be opened before this resolves. */
let gate: Promise<void> = Promise.resolve();
let disk = { totalBytes: 1e12, freeBytes: 1e12 };
let incomingFolder = '';
let png: Buffer;
beforeAll(async () => {
  png = await testPicture();
  incomingFolder = mkdtempSync(join(tmpdir(), 'cairn-limits-'));
  const folder = folderStore(join(incomingFolder, 'files'));
  const store: FileStore = {
    ...folder,
    async open(key) {
      await gate;
      return folder.open(key);
    },
  };
  server = await openTestServer({ storage: { store, incomingFolder, disk: async () => disk } });
});
afterAll(async () => {
  await server.close();
  rmSync(incomingFolder, { recursive: true, force: true });
});

describe('an upload', () => {
  test('of a picture is answered before its smaller picture is drawn', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    let open = () => {};
    gate = new Promise((done) => {
      open = done;
    });
    const file = await uploaded(ida, png, 'hut.png');
    expect(file).toMatchObject({ width: 1_000, height: 500, previewUrl: `${file.url}?size=small` });
    const bens = await uploaded(ben, png, 'map.png');
    open();
    expect((await fetched(server, file.previewUrl as string, ida)).status).toBe(200);
    await drawn(server, file, ida);
    await drawn(server, bens, ben);
  });

  test('is one of so many in an hour', async () => {
    const ida = await server.signUp();
    await uploaded(ida, 'x', 'a.txt');
    await server.pool.query(`update attempts set count = 600 where bucket like 'upload:%'`);
    const answer = await upload(ida, fileForm('x', 'b.txt'));
    expect([answer.status, answer.body.code]).toEqual([429, 'rate.limited']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    server.turnClock(3_700_000);
    expect((await upload(ida, fileForm('x', 'b.txt'))).status).toBe(201);
    server.turnClock(-3_700_000);
  });

  test('is refused while the disk has no more than its reserve, and files can still be read', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, 'x', 'a.txt');
    disk = { totalBytes: 1e12, freeBytes: 4e8 };
    const answer = await upload(ida, fileForm('x', 'b.txt'));
    expect([answer.status, answer.body.code]).toEqual([507, 'server.storageFull']);
    expect((await fetched(server, file.url, ida)).status).toBe(200);
    disk = { totalBytes: 1e12, freeBytes: 1e12 };
  });

  test('has the free plan’s room in the trial too', async () => {
    const ida = await server.signUp();
    const limit = 100 * 1024 * 1024;
    expect(ida.user.level.storageLimit).toBe(limit);
    const file = await uploaded(ida, 'x', 'a.txt');
    await server.pool.query('update files set size = $2 where id = $1', [file.id, limit - 3]);
    const answer = await upload(ida, fileForm('four', 'b.txt'));
    expect([answer.status, answer.body.code, answer.body.limit]).toEqual([402, 'limit.storage', limit]);
  });

  test('shares its room with the notes of the goals that its person made', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, 'x', 'a.txt');
    const leave = (bytes: number) =>
      server.pool.query('update files set size = $2 where id = $1', [file.id, 100 * 1024 * 1024 - bytes]);
    const richThoughts = { ops: [{ insert: `${'pines '.repeat(1_000)}\n` }] };
    const goal = await ida.createGoal({ richThoughts });
    await leave(6_100);
    expect((await upload(ida, fileForm('x'.repeat(2_000), 'b.txt'))).status).toBe(402);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { richThoughts: null } });
    expect((await upload(ida, fileForm('x'.repeat(2_000), 'b.txt'))).status).toBe(201);
  });
});

describe('text, where the room of its writer is full by more than 10 MB', () => {
  const long = { ops: [{ insert: `${'pines '.repeat(200)}\n` }] };
  const short = { ops: [{ insert: 'pines\n' }] };
  const fill = async (person: TestPerson, bytes: number) => {
    const file = await uploaded(person, 'x', 'a.txt');
    await server.pool.query('update files set size = $2 where id = $1', [file.id, bytes]);
  };
  const refusal = { status: 402, body: { code: 'limit.storage', limit: 100 * 1024 * 1024 } };

  test('is refused when it adds, taken when it shortens, and deleted', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ richThoughts: long });
    const path = `/api/goals-2/${goal.id}/`;
    const comments = `/api/v2/goals-2/${goal.id}/comments/`;
    const comment = await ida.ask({ method: 'POST', path: comments, body: { richText: long } });
    await fill(ida, 110 * 1024 * 1024);
    const edit = (richThoughts: unknown) => ida.ask({ method: 'PUT', path, body: { richThoughts } });
    const longer = { ops: [...long.ops, ...long.ops] };
    expect(await edit(longer)).toMatchObject(refusal);
    expect(await edit(short)).toMatchObject({ status: 200 });
    const ops = [{ insert: 'more ' }];
    const richThoughtsChange = { baseRev: 2, ops };
    expect(await ida.ask({ method: 'PUT', path, body: { richThoughtsChange } })).toMatchObject(refusal);
    expect(await ida.ask({ method: 'PUT', path, body: { name: 'Run' } })).toMatchObject({ status: 200 });
    const made = (body: object) => ida.ask({ method: 'POST', path: '/api/goals-2/', body });
    expect(await made({ name: 'Long', richThoughts: long })).toMatchObject(refusal);
    expect(await made({ name: 'Plain' })).toMatchObject({ status: 201 });
    const goals = [
      { name: 'Plain', tempId: 'offline-1' },
      { name: 'Long', tempId: 'offline-2', richThoughts: long },
    ];
    const batch = await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
    expect(batch.body.results ?? batch.body).toMatchObject([{ status: 201 }, { status: 402 }]);
    expect(await ida.ask({ method: 'POST', path: comments, body: { richText: short } })).toMatchObject(
      refusal,
    );
    const own = `${comments}${comment.body.id}/`;
    expect(await ida.ask({ method: 'PATCH', path: own, body: { richText: longer } })).toMatchObject(refusal);
    expect(await ida.ask({ method: 'PATCH', path: own, body: { richText: short } })).toMatchObject({
      status: 200,
    });
    expect(await ida.ask({ method: 'DELETE', path: own })).toMatchObject({ status: 204 });
    const copy = { method: 'POST', path: `/api/v2/spaces/${ida.user.defaultSpaceId}/clone/`, body: {} };
    expect(await ida.ask(copy)).toMatchObject(refusal);
    expect(await edit(null)).toMatchObject({ status: 200 });
  });

  test('is taken within those 10 MB, and its comments count', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    const path = `/api/v2/goals-2/${goal.id}/comments/`;
    await fill(ida, 110 * 1024 * 1024 - 1_500);
    const say = () => ida.ask({ method: 'POST', path, body: { richText: long } });
    expect((await say()).status).toBe(201);
    expect(await say()).toMatchObject(refusal);
    expect((await upload(ida, fileForm('x', 'b.txt'))).body.code).toBe('limit.storage');
  });
});

describe('a long text of any kind', () => {
  const textOf = (words: number) => ({ ops: [{ insert: `${'pines '.repeat(words)}\n` }] });
  const [short, long, longer] = [textOf(1), textOf(200), textOf(400)];
  const onDay = { column: 1, dueDate: '2026-11-21' } as const;
  const recurrence = { rule: 'FREQ=DAILY' };
  const limit = 100 * 1024 * 1024;
  const fillOf = async (person: TestPerson) => {
    const file = await uploaded(person, 'x', 'a.txt');
    return (bytes: number) => server.pool.query('update files set size = $2 where id = $1', [file.id, bytes]);
  };

  const kinds: Readonly<
    Record<string, (person: TestPerson) => Promise<(text: object) => Promise<{ readonly status: number }>>>
  > = {
    'the note of a goal': async (ida) => {
      const { id } = await ida.createGoal({ richThoughts: long });
      return (richThoughts) =>
        ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body: { richThoughts } });
    },
    'a comment': async (ida) => {
      const path = `/api/v2/goals-2/${(await ida.createGoal({})).id}/comments/`;
      const { id } = (await ida.ask({ method: 'POST', path, body: { richText: long } })).body;
      return (richText) => ida.ask({ method: 'PATCH', path: `${path}${id}/`, body: { richText } });
    },
    'the description of a board': async (ida) => {
      const { id } = await makeBoard(ida, { richDescription: long });
      return (richDescription) =>
        ida.ask({ method: 'PATCH', path: `/api/boards-2/${id}/`, body: { richDescription } });
    },
    'the description of a climb': async (ida) => {
      const { code } = await makeClimb(ida, { richDescription: long });
      return (richDescription) =>
        ida.ask({ method: 'PATCH', path: `/api/my-climbs/${code}/`, body: { richDescription } });
    },
    'the steps of a climb': async (ida) => {
      const stepsWith = (richThoughts: object) => [aStep('a', { richThoughts })];
      const { code } = await makeClimb(ida, { steps: stepsWith(long) });
      return (text) =>
        ida.ask({ method: 'PATCH', path: `/api/my-climbs/${code}/`, body: { steps: stepsWith(text) } });
    },
    'what a member says of themselves': async (ida) => {
      const space = await ida.ask({ path: `/api/v2/spaces/${ida.user.defaultSpaceId}/` });
      const path = `/api/v2/memberships/${space.body.myMembership.id}/`;
      const say = (richDescription: object) => ida.ask({ method: 'PATCH', path, body: { richDescription } });
      expect((await say(long)).status).toBe(200);
      return say;
    },
    'the note of a series': async (ida) => {
      const { id } = await ida.createGoal({ ...onDay, recurrence });
      const say = (richThoughts: object) =>
        ida.ask({
          method: 'PUT',
          path: `/api/goals-2/${id}/?mode=ALL`,
          body: { recurrence: { richThoughts } },
        });
      expect((await say(long)).status).toBe(200);
      return say;
    },
  };

  test.each(Object.keys(kinds))(
    'takes room, is refused where there is none, and frees it: %s',
    async (kind) => {
      const ida = await server.signUp();
      const fill = await fillOf(ida);
      await fill(limit - 1_000);
      expect((await upload(ida, fileForm('x', 'b.txt'))).status).toBe(201);
      const write = await (kinds[kind] as (typeof kinds)[string])(ida);
      expect((await upload(ida, fileForm('x', 'c.txt'))).body.code).toBe('limit.storage');
      await fill(limit + 10 * 1024 * 1024);
      expect(await write(longer)).toMatchObject({ status: 402, body: { code: 'limit.storage', limit } });
      expect(await write(short)).toMatchObject({ status: 200 });
      await fill(limit - 1_000);
      expect((await upload(ida, fileForm('x', 'd.txt'))).status).toBe(201);
    },
  );

  test('is refused as a new one or a copy where there is no room', async () => {
    const ida = await server.signUp();
    const fill = await fillOf(ida);
    const board = await makeBoard(ida, { richDescription: long });
    await fill(limit + 10 * 1024 * 1024);
    const made = (path: string, body: object) => ida.ask({ method: 'POST', path, body });
    const noRoom = { status: 402, body: { code: 'limit.storage', limit } };
    expect(await made('/api/boards-2/', { name: 'Trails', richDescription: long })).toMatchObject(noRoom);
    expect(await made('/api/boards-2/', { name: 'Trails' })).toMatchObject({ status: 201 });
    expect(await made(`/api/boards-2/${board.id}/clone/`, {})).toMatchObject(noRoom);
    expect(
      await made('/api/goals-2/', { name: 'Run', ...onDay, recurrence, richThoughts: long }),
    ).toMatchObject(noRoom);
    const goals = [{ name: 'Run', tempId: 'offline-1', ...onDay, recurrence, richThoughts: long }];
    const batch = await made('/api/v2/goals-2/batch/', { goals });
    expect(batch.body.results).toMatchObject([{ status: 402 }]);
    expect(await made(`/api/v2/spaces/${ida.user.defaultSpaceId}/clone/`, {})).toMatchObject(noRoom);
  });

  test('is in the sum of a person’s room, or on this list with its own bound', async () => {
    const counted = [
      'boards.rich_description',
      'climbs.rich_description',
      'climbs.steps',
      'comments.rich_text',
      'goals.rich_thoughts',
      'memberships.rich_description',
      'recurrences.template',
    ];
    const bounded = {
      'climb_subscriptions.climb': 'name and marks of a climb',
      'climb_subscriptions.restart': 'a step and a date',
      'climb_subscriptions.settled': 'fingerprints of at most 400 steps',
      'climb_subscriptions.steps': 'steps of a public climb, at most 1 MB; few climbs run at once',
      'cloned_boards.settled': 'fingerprints of lists and goals of a board that fits into a copy',
      'cloned_items.prints': 'fingerprints of one list or goal',
      'events.changes': 'names and dates',
      'events_of_all_time.changes': 'the same',
      'goals.climb_step': 'marks of a step',
      'goal_note_changes.ops': 'changes of counted notes, forgotten after 90 days',
      'idempotency_keys.refusal': 'a refusal, forgotten',
      'member_settings.email_notifications': 'a yes or no for each event',
      'member_settings.push_notifications': 'a yes or no for each event',
      'member_settings.webhook_notifications': 'a yes or no for each event',
      'public_climbs.rich_description': 'a copy of a counted text',
      'public_climbs.shape': 'a few numbers for each of at most 400 steps',
      'public_climbs.steps': 'a copy of counted texts',
      'space_settings.tags': 'words, a bounded number',
      'user_settings.settings': 'choices, filters of 20,000 signs',
      'webhook_deliveries.source': 'ids',
      'webhook_deliveries.tries': 'at most 50 small objects',
    };
    const { rows } = await server.pool.query<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('json', 'jsonb')
         and c.column_name <> 'stamps'`,
    );
    const known = [...counted, ...Object.keys(bounded)];
    const there = rows.map(({ name }) => name);
    expect(there.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !there.includes(name))).toEqual([]);
  });
});

describe('a service that keeps files', () => {
  /** @param service accepts connections, and then never answers or fails */
  async function withService(service: Server, work: (cairn: TestServer) => Promise<void>): Promise<void> {
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    const { port } = service.address() as AddressInfo;
    const address = s3AddressFrom(`s3://key:secret@127.0.0.1:${port}/cairn?tls=off`);
    const storage = {
      store: s3Store(address, { connectMs: 200, answerMs: 200 }),
      incomingFolder,
      disk: () => diskOf(incomingFolder),
    };
    const cairn = await openTestServer({ storage });
    await work(cairn);
    await cairn.close();
    service.closeAllConnections();
    await new Promise((done) => service.close(done));
  }
  const used = async ({ pool }: TestServer) =>
    (await pool.query('select from files where deleted_at is null')).rowCount;

  test.each([
    ['is silent', () => createServer(() => {})],
    ['drops connections', () => createServer((request) => void request.socket.destroy())],
    ['fails', () => createServer((_request, answer) => void answer.writeHead(500).end())],
  ])('and %s makes an upload end with its own refusal, and takes no room', async (_how, service) => {
    await withService(service(), async (cairn) => {
      const ida = await cairn.signUp();
      const answer = await upload(ida, fileForm('a letter', 'letter.txt'));
      expect([answer.status, answer.body.code]).toEqual([503, 'storage.unavailable']);
      expect(answer.body.message).not.toMatch(/database/iu);
      expect(await used(cairn)).toBe(0);
      const { rows } = await cairn.pool.query(
        `insert into files (id, scope_id, user_id, name, ext, media_type, size, created_at, stored_at)
         values (gen_random_uuid(), $1, $2, 'a.txt', 'txt', 'text/plain', 1, now(), now()) returning id`,
        [ida.user.defaultSpaceId, ida.user.uuid],
      );
      const read = await fetch(`${cairn.origin}/files/${rows[0].id}/a.txt`, {
        headers: { cookie: ida.cookie },
      });
      expect([read.status, ((await read.json()) as { code: string }).code]).toEqual([
        503,
        'storage.unavailable',
      ]);
    });
  });
});
