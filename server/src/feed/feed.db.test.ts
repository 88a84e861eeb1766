import type { FeedAnswer } from '@cairn/contract/feed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { FeedPicture, feedPage as feed, wholePicture } from '../testing/feed-picture.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { aStep, makeClimb, startClimb } from '../testing/climbs.ts';
import { contextOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
import { giveRole, join, linkTo, makeSpace, membershipOf } from '../testing/spaces.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('the feed', () => {
  test('obeys its law: for every write, an old picture plus the feed is a fresh full reading', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const work = await secondSpace(server, ida.user.uuid);
    const device = await new FeedPicture(ida).pull();
    const ask = (method: string, path: string, body?: unknown) => ida.ask({ method, path, body });
    let goal = '';
    let series = '';
    let comment = '';
    let pin = '';
    let climb = '';
    let started = '';
    let board = '';
    let list = '';
    let shared = '';
    const child = async () => (await ida.createGoal({ name: 'Low', parent: goal })).id;
    const writes: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['create', async () => (goal = (await ida.createGoal({ space, column: 1, dueDate: '2026-11-21' })).id)],
      ['create below', child],
      [
        'edit',
        () =>
          ask('PUT', `/api/goals-2/${goal}/`, {
            name: 'Long',
            richThoughts: { ops: [{ insert: 'note\n' }] },
          }),
      ],
      [
        'edit by somebody else',
        () => ben.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { color: 'blue' } }),
      ],
      ['a refused edit', () => ask('PUT', `/api/goals-2/${goal}/`, { parent: goal })],
      [
        'order',
        () =>
          ask('POST', '/api/v2/goals-2/order/', {
            list: { parent: goal },
            goals: [{ id: goal, sequenceNo: 5 }],
          }),
      ],
      [
        'comment',
        async () => {
          const richText = { ops: [{ insert: 'Yes\n' }] };
          comment = (await ask('POST', `/api/v2/goals-2/${goal}/comments/`, { richText })).body.id;
          await ask('POST', `/api/v2/goals-2/${goal}/comments/`, { richText });
        },
      ],
      [
        'edit of a comment',
        () =>
          ask('PATCH', `/api/v2/goals-2/${goal}/comments/${comment}/`, {
            richText: { ops: [{ insert: 'No\n' }] },
          }),
      ],
      ['deletion of a comment', () => ask('DELETE', `/api/v2/goals-2/${goal}/comments/${comment}/`)],
      [
        'pin and favourite',
        async () => {
          for (const { id: folder, space: of } of (await ask('GET', '/api/folders/')).body)
            if (of === space) pin = (await ask('POST', '/api/folder-goals/', { goal, folder })).body.id;
        },
      ],
      ['unpin', () => ask('DELETE', `/api/folder-goals/${pin}/`)],
      ['delete', () => ask('DELETE', `/api/goals-2/${goal}/`)],
      ['restore', () => ask('POST', `/api/deleted-goals/${goal}/restore/`)],
      ['move', () => ask('PUT', `/api/goals-2/${goal}/`, { space: work })],
      ['edit after the move', () => ask('PUT', `/api/goals-2/${goal}/`, { name: 'Moved' })],
      ['move back', () => ask('PUT', `/api/goals-2/${goal}/`, { space })],
      ['delete again', () => ask('DELETE', `/api/goals-2/${goal}/`)],
      ['purge', () => ask('DELETE', `/api/deleted-goals/${goal}/`)],
      ['a board', async () => (board = (await makeBoard(ida, { space })).id)],
      ['a list', async () => (list = (await makeList(ida, { board })).id)],
      [
        'pin the board',
        async () => {
          for (const { id: folder, space: of } of (await ask('GET', '/api/folders/')).body)
            if (of === space) await ask('POST', '/api/folder-goals/', { board, folder });
        },
      ],
      [
        'goals on it, one below another',
        async () => {
          const top = await ida.createGoal({
            space,
            bucket: list,
            richThoughts: { ops: [{ insert: 'note\n' }] },
          });
          await ida.createGoal({ space, parent: top.id });
          await ida.createGoal({ space, bucket: list, column: 1, dueDate: '2026-11-21' });
          const richText = { ops: [{ insert: 'Yes\n' }] };
          await ask('POST', `/api/v2/goals-2/${top.id}/comments/`, { richText });
        },
      ],
      [
        'an edit of a board',
        () => ask('PATCH', `/api/boards-2/${board}/`, { name: 'Paths', color: '#112233' }),
      ],
      ['an edit of a list', () => ask('PATCH', `/api/buckets-2/${list}/`, { expanded: false })],
      [
        'its publication',
        () => ask('PATCH', `/api/public-boards/${board}/`, { isPublic: true, newLink: true }),
      ],
      ['another address', () => ask('PATCH', `/api/public-boards/${board}/`, { newLink: true })],
      [
        'a clone of it as anyone may',
        async () => {
          const { code } = (await ask('GET', `/api/boards-2/${board}/`)).body;
          await ask('POST', `/api/public-boards/${code}/clone/`, { space: work });
        },
      ],
      ['a template', () => ask('POST', '/api/community/boards/templates/house-move/clone/', { space })],
      ['a clone of a board', () => ask('POST', `/api/boards-2/${board}/clone/`, {})],
      ['a clone of a board elsewhere', () => ask('POST', `/api/boards-2/${board}/clone/`, { space: work })],
      ['a clone of a list', () => ask('POST', `/api/buckets-2/${list}/clone/`, {})],
      ['a deletion of a list', () => ask('DELETE', `/api/buckets-2/${list}/`)],
      ['its restoring', () => ask('POST', `/api/buckets-2/${list}/restore/`)],
      ['a deletion of a board', () => ask('DELETE', `/api/boards-2/${board}/`, { space })],
      ['its restoring', () => ask('POST', `/api/boards-2/${board}/restore/`)],
      ['a last deletion of a board', () => ask('DELETE', `/api/boards-2/${board}/`)],
      [
        'a goal that repeats',
        async () => {
          const recurrence = { rule: 'FREQ=WEEKLY', anchor: 'date' as const };
          const made = await ida.createGoal({ space, column: 1, dueDate: '2026-11-21', recurrence });
          series = made.recurrence?.id ?? '';
        },
      ],
      ['a touch', () => ask('PUT', `/api/goals-2/recurrence:${series}:2026-11-28/`, { color: 'blue' })],
      [
        'an edit of all',
        () => ask('PUT', `/api/goals-2/recurrence:${series}:2026-12-12/?mode=ALL`, { name: 'Run' }),
      ],
      [
        'an edit from one on',
        () =>
          ask('PUT', `/api/goals-2/recurrence:${series}:2026-12-05/?mode=STARTING_FROM_THIS`, {
            recurrence: { rule: 'FREQ=DAILY' },
          }),
      ],
      ['a deletion of one', () => ask('DELETE', `/api/goals-2/recurrence:${series}:2026-11-28/`)],
      [
        'a move of one to another space',
        () => ask('PUT', `/api/goals-2/recurrence:${series}:2026-12-15/`, { space: work }),
      ],
      ['a deletion of all', () => ask('DELETE', `/api/goals-2/recurrence:${series}/`)],
      ['a climb', async () => (climb = (await makeClimb(ida)).code)],
      [
        'an edit of a climb',
        () => ask('PATCH', `/api/my-climbs/${climb}/`, { name: 'Higher', inOrder: true }),
      ],
      ['its publication', () => ask('PATCH', `/api/my-climbs/${climb}/`, { public: true })],
      [
        'a start of it',
        async () => (started = (await startClimb(ida, climb, '2026-11-21', { space })).body.id),
      ],
      [
        'a moved start',
        () =>
          ask('PATCH', `/api/climbs-subscriptions/${started}/`, { settings: { startDate: '2026-11-23' } }),
      ],
      ['a restart', () => ask('POST', `/api/v2/climbs-subscriptions/${started}/restart/`, { step: 'b' })],
      [
        'changes of a climb, taken',
        async () => {
          const steps = [aStep('a', { name: 'Other' }), aStep('n')];
          await ask('PATCH', `/api/my-climbs/${climb}/`, { steps, public: true });
          const take = ['a', 'b', 'n', 'w'];
          await ask('POST', `/api/v2/climbs-subscriptions/${started}/updates/`, { take });
        },
      ],
      ['leaving a climb', () => ask('DELETE', `/api/climbs-subscriptions/${started}/`)],
      ['going on with it', () => ask('POST', `/api/v2/climbs-subscriptions/${started}/restore/`)],
      ['leaving it again', () => ask('DELETE', `/api/climbs-subscriptions/${started}/`)],
      ['a deletion of a climb', () => ask('DELETE', `/api/my-climbs/${climb}/`)],
      ['its restoring', () => ask('POST', `/api/v2/my-climbs/${climb}/restore/`)],
      ['settings', () => ask('PATCH', '/api/settings/', { firstName: 'Ida', hideCompleted: true })],
      [
        'tags',
        () => ask('PATCH', `/api/v2/spaces/${space}/tags/`, { tags: [{ tag: 'home', color: 'blue' }] }),
      ],
      ['a space', async () => (shared = (await makeSpace(ida)).id)],
      [
        'an edit of a space',
        () => ask('PATCH', `/api/v2/spaces/${shared}/`, { emoji: '🏡', enabledColumnIds: [1, 2] }),
      ],
      ['one’s own of it', () => ask('PATCH', `/api/v2/spaces/${shared}/my-settings/`, { sequenceNo: 5 })],
      ['somebody joins', async () => join(ben, await linkTo(ida, shared))],
      ['a role', () => giveRole(ida, shared, ben, 'ADMIN')],
      [
        'a word about oneself',
        async () => {
          const { id } = await membershipOf(ida, shared, ben);
          const body = { richDescription: { ops: [{ insert: 'Me\n' }] } };
          await ben.ask({ method: 'PATCH', path: `/api/v2/memberships/${id}/`, body });
        },
      ],
      [
        'an invitation',
        () => ask('POST', `/api/v2/spaces/${shared}/invitations/`, { email: 'new@example.com' }),
      ],
      ['a goal there', () => ben.createGoal({ space: shared, assignee: ida.user.code })],
      ['a clone of a space', () => ask('POST', `/api/v2/spaces/${shared}/clone/`)],
      ['a deletion of a space', () => ask('DELETE', `/api/v2/spaces/${shared}/`)],
      ['its restoring', () => ask('POST', `/api/v2/deleted-spaces/${shared}/restore/`)],
      ['the own space of all', () => ask('DELETE', `/api/v2/spaces/${space}/`)],
      ['its restoring', () => ask('POST', `/api/v2/deleted-spaces/${space}/restore/`)],
      [
        'a removal',
        async () => {
          const { id } = await membershipOf(ida, shared, ben);
          await ask('DELETE', `/api/v2/memberships/${id}/`);
        },
      ],
      ['somebody leaves', () => leaveSpace(contextOf(server), space, ben.user.uuid)],
    ];
    for (const [name, write] of writes) {
      await write();
      await device.pull();
      expect(device.scopes, name).toEqual(await wholePicture(ida));
    }
  });

  test('reads in small pages the same, while people go on writing', async () => {
    const ida = await server.signUp();
    const goals = await Promise.all(Array.from({ length: 25 }, (_, n) => ida.createGoal({ name: `g${n}` })));
    const device = new FeedPicture(ida, 'limit=4');
    for (let pages = 0; (await device.read()).more; pages += 1) {
      const victim = goals[pages * 3]?.id;
      if (victim && pages % 2 === 0) await ida.ask({ method: 'DELETE', path: `/api/goals-2/${victim}/` });
      else if (victim)
        await ida.ask({ method: 'PUT', path: `/api/goals-2/${victim}/`, body: { name: 'later' } });
    }
    await device.pull();
    expect(device.scopes).toEqual(await wholePicture(ida));
  });

  test('never ends a page inside of one write', async () => {
    const ida = await server.signUp();
    const goals = await Promise.all(Array.from({ length: 9 }, () => ida.createGoal({})));
    const cursor = (await feed(ida)).cursor;
    const order = {
      list: { column: 1, dueDate: '2026-11-21' },
      goals: goals.map(({ id }, sequenceNo) => ({ id, sequenceNo })),
    };
    await ida.ask({ method: 'POST', path: '/api/v2/goals-2/order/', body: order });
    await ida.createGoal({ name: 'After' });
    const first = await feed(ida, `limit=2&cursor=${cursor}`);
    const part = first.scopes[ida.user.defaultSpaceId] as { rows: unknown[]; last: boolean };
    expect([part.rows.length, part.last, first.more]).toEqual([9, false, true]);
    const second = await feed(ida, `limit=2&cursor=${first.cursor}`);
    expect((second.scopes[ida.user.defaultSpaceId] as { rows: unknown[] }).rows.length).toBe(1);
  });

  test('tells a space that was joined in full and one that was left as revoked, once', async () => {
    const ben = await server.signUp();
    const before = (await feed(ben)).cursor;
    const [ida, other, space] = await twoMembers(server);
    await ida.createGoal({ space });
    const cursor = (await feed(other)).cursor;
    await leaveSpace(contextOf(server), space, other.user.uuid);
    const told = await feed(other, `cursor=${cursor}`);
    expect(told.scopes[space]).toEqual({ revoked: true });
    expect((await feed(other, `cursor=${told.cursor}`)).scopes).toEqual({});
    expect((await feed(ben, `cursor=${before}`)).scopes).toEqual({});
  });

  test('is read in full after the database was restored, and after the tombstones were dropped', async () => {
    const ida = await server.signUp();
    await ida.createGoal({});
    const { cursor } = await feed(ida);
    const space = ida.user.defaultSpaceId;
    await server.pool.query(
      'update scopes set oldest_version = version + 1, version = version + 1 where id = $1',
      [space],
    );
    expect((await feed(ida, `cursor=${cursor}`)).scopes[space]).toMatchObject({ full: true, last: true });
    const again = (await feed(ida)).cursor;
    await server.pool.query('update server_state set epoch = gen_random_uuid()::text');
    expect((await feed(ida, `cursor=${again}`)).scopes[space]).toMatchObject({ full: true });
  });

  test('tells a space as revoked that was left after a restoring, before its turn came to be read anew', async () => {
    const [, ben, space] = await twoMembers(server);
    const { cursor } = await feed(ben);
    await server.pool.query('update server_state set epoch = gen_random_uuid()::text');
    let page = await feed(ben, `limit=1&cursor=${cursor}`);
    expect(Object.keys(page.scopes)).not.toContain(space);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    const told: FeedAnswer['scopes'][] = [page.scopes];
    while (page.more) {
      page = await feed(ben, `limit=1&cursor=${page.cursor}`);
      told.push(page.scopes);
    }
    expect(told.map((scopes) => scopes[space]).filter(Boolean)).toEqual([{ revoked: true }]);
  });

  test('carries the changes of notes since what the reader has', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ richThoughts: { ops: [{ insert: 'walk\n' }] } });
    const { cursor } = await feed(ida);
    const body = { richThoughtsChange: { baseRev: 1, ops: [{ insert: 'long ' }] } };
    await ida.ask({
      method: 'PUT',
      path: `/api/goals-2/${goal.id}/`,
      body,
      headers: { 'idempotency-key': 'k' },
    });
    const { rows } = (await feed(ida, `cursor=${cursor}`)).scopes[ida.user.defaultSpaceId] as unknown as {
      rows: { row: { noteChanges: unknown } }[];
    };
    expect(rows[0]?.row.noteChanges).toEqual([{ rev: 2, key: 'k', ops: [{ insert: 'long ' }] }]);
  });

  test.each(['x', 'e30', Buffer.from('{"epoch":"a","scopes":{"b":{"v":1}}}').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const ida = await server.signUp();
      const answer = await ida.ask({ path: `/api/v2/feed/?cursor=${cursor}` });
      expect([answer.status, answer.body.code]).toEqual([400, 'feed.cursor']);
    },
  );

  test('serves twenty thousand goals in five pages', async () => {
    const ida = await server.signUp();
    await server.pool.query(
      `with s as (update scopes set version = version + 20000 where id = $1 returning version - 20000 as before)
       insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name)
       select $1, gen_random_uuid(), before + n, now(), now(), 'many-' || n, $2, 'Goal ' || n from s, generate_series(1, 20000) n`,
      [ida.user.defaultSpaceId, ida.user.code],
    );
    let goals = 0;
    let pages = 0;
    for (let cursor: string | null = null, more = true; more;) {
      const page: FeedAnswer = await feed(ida, `limit=5000${cursor === null ? '' : `&cursor=${cursor}`}`);
      for (const part of Object.values(page.scopes)) goals += 'rows' in part ? part.rows.length : 0;
      pages += 1;
      ({ cursor, more } = page);
    }
    expect(goals).toBe(20_003);
    expect(pages).toBe(5);
  });
});

describe('the stream', () => {
  test('tells of each commit of one’s scopes, and of nobody else’s', async () => {
    const [ida, stranger] = [await server.signUp(), await server.signUp()];
    const response = await fetch(`${server.origin}/api/v2/feed/stream/`, { headers: { cookie: ida.cookie } });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await stranger.createGoal({});
    const goal = await ida.createGoal({});
    let text = '';
    while (!text.includes('event: at')) text += Buffer.from((await reader.read()).value ?? []).toString();
    expect(text).toContain(
      `event: at\ndata: {"scope":"${ida.user.defaultSpaceId}","version":${goal.version}}\n\n`,
    );
    expect(text).not.toContain(stranger.user.defaultSpaceId);
    await reader.cancel();
  });

  test('is for members only', async () => {
    expect((await server.ask({ path: '/api/v2/feed/stream/' })).status).toBe(401);
  });
});
