import { refused } from '@cairn/core/outcome';
import { allSyncRules } from '@cairn/core/sync/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { type Refusal, writtenRefusal } from '../base/refusal.ts';
import { makeList } from '../testing/boards.ts';
import { makePublicBoard } from '../testing/public-boards.ts';
import { giveRole, membershipOf, sharedSpace, tokenIn } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from './write-once.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const keyed = (person: TestPerson, method: string, path: string, key: string, body?: unknown) =>
  person.ask({ method, path, body, headers: { 'idempotency-key': key } });
const count = async (person: TestPerson) => (await person.ask({ path: '/api/goals-2/' })).body.length;

describe('the same key', () => {
  test('creates once, also ten times at once', async () => {
    const ida = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => keyed(ida, 'POST', '/api/goals-2/', 'k', { name: 'Walk' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count(ida)).toBe(1);
  });

  test('edits once, and answers the goal as it is now', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ richThoughts: { ops: [{ insert: 'walk\n' }] } });
    const path = `/api/goals-2/${goal.id}/`;
    const body = { richThoughtsChange: { baseRev: 1, ops: [{ insert: 'long ' }] } };
    await keyed(ida, 'PUT', path, 'k', body);
    await ida.ask({ method: 'PUT', path, body: { name: 'Newer' } });
    const again = await keyed(ida, 'PUT', path, 'k', body);
    expect(again.body).toMatchObject({ name: 'Newer', notesRev: 2, rev: 3 });
    expect(again.body.noteChanges.map(({ key }: { key: string }) => key)).toEqual(['k']);
  });

  test('deletes once, and says 204 again; restores once', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    const remove = () => keyed(ida, 'DELETE', `/api/goals-2/${goal.id}/`, 'd');
    const restore = () => keyed(ida, 'POST', `/api/deleted-goals/${goal.id}/restore/`, 'r');
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect([(await restore()).status, (await restore()).status]).toEqual([200, 200]);
    expect((await remove()).status).toBe(204);
    expect(await count(ida)).toBe(1);
  });

  test('makes, changes, clones, deletes and restores a board and a list once', async () => {
    const ida = await server.signUp();
    const ask = async (method: string, path: string, key: string, body: object = {}) => {
      const [first, again] = [
        await keyed(ida, method, path, key, body),
        await keyed(ida, method, path, key, body),
      ];
      expect([again.status, again.body], `${method} ${path}`).toEqual([first.status, first.body]);
      return first.body;
    };
    const board = await ask('POST', '/api/boards-2/', 'board', { name: 'Trails' });
    const list = await ask('POST', '/api/buckets-2/', 'list', { name: 'Ideas', board: board.id });
    const [atBoard, atList] = [`/api/boards-2/${board.id}/`, `/api/buckets-2/${list.id}/`];
    expect((await ask('PATCH', atBoard, 'edit board', { name: 'Paths' })).rev).toBe(2);
    expect((await ask('PATCH', atList, 'edit list', { name: 'Plans' })).rev).toBe(2);
    await ask('POST', `${atBoard}clone/`, 'clone board');
    await ask('POST', `${atList}clone/`, 'clone list');
    await ask('DELETE', atList, 'delete list');
    await ask('POST', `${atList}restore/`, 'restore list');
    await ask('DELETE', atBoard, 'delete board');
    await ask('POST', `${atBoard}restore/`, 'restore board');
    const boards = (await ida.ask({ path: '/api/boards-2/' })).body as { buckets: { name: string }[] }[];
    expect(boards.map(({ buckets }) => buckets.map(({ name }) => name))).toEqual([
      ['Plans', 'Plans'],
      ['Plans'],
    ]);
  });

  test('does each thing with a public board once', async () => {
    const [ida, eve] = [await server.signUp(), await server.signUp()];
    const board = await makePublicBoard(ida, {}, { allowCollaboration: true });
    const list = await makeList(ida, { board: board.id });
    const goal = await ida.createGoal({ bucket: list.id });
    const [at, followed] = [`/api/public-boards/${board.code}/`, `/api/followed-boards/${board.code}/`];
    const calls: readonly (readonly [TestPerson, string, string, object?])[] = [
      [ida, 'PATCH', at, { newLink: false, isListed: true }],
      [eve, 'POST', `${at}like/`],
      [eve, 'DELETE', `${at}like/`],
      [eve, 'POST', `${at}follow/`],
      [eve, 'PATCH', followed, { sequenceNo: 7 }],
      [eve, 'POST', `${followed}seen/`],
      [eve, 'POST', `${followed}goals/${goal.code}/seen/`],
      [eve, 'DELETE', followed],
      [eve, 'POST', `${at}clone/`, {}],
      [eve, 'POST', `${at}report/`, { reason: 'Spam' }],
      [eve, 'POST', `${at}collaborate/`],
      [eve, 'POST', `${at}goals/`, { name: 'Hers', bucket: list.id }],
      [eve, 'PATCH', `${at}goals/${goal.code}/`, { done: true }],
      [eve, 'DELETE', `${at}collaborate/`],
      [eve, 'POST', '/api/community/boards/templates/weekly-review/clone/', {}],
    ];
    for (const [person, method, path, body] of calls) {
      const ask = () => keyed(person, method, path, `${method} ${path}`.slice(-64), body);
      const [first, again] = [await ask(), await ask()];
      expect(first.status, `${method} ${path}`).toBeLessThan(300);
      expect([again.status, again.body], `${method} ${path}`).toEqual([first.status, first.body]);
    }
    expect((await eve.ask({ path: '/api/boards-2/' })).body).toHaveLength(2);
    expect((await server.ask({ path: at })).body).toMatchObject({
      likesCount: 0,
      followersCount: 0,
      clonesCount: 1,
    });
  });

  test('does each thing with a space and its people once', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    let keys = 0;
    const ask = async (person: TestPerson, method: string, path: string, body?: object) => {
      const key = `key ${(keys += 1)}`;
      const [first, again] = [
        await keyed(person, method, path, key, body),
        await keyed(person, method, path, key, body),
      ];
      expect(first.status, `${method} ${path}`).toBeLessThan(300);
      expect([again.status, again.body], `${method} ${path}`).toEqual([first.status, first.body]);
      return first.body;
    };
    const { id } = await ask(ida, 'POST', '/api/v2/spaces/', { name: 'Home' });
    const at = `/api/v2/spaces/${id}/`;
    expect((await ask(ida, 'PATCH', at, { name: 'Ours' })).rev).toBe(2);
    expect((await ask(ida, 'PATCH', `${at}my-settings/`, { sequenceNo: 5 })).rev).toBe(1);
    const link = await ask(ida, 'POST', `${at}magic-links/`, {});
    await ask(ida, 'PATCH', `${at}magic-links/${link.id}/`, {});
    await ask(ben, 'POST', `/api/v2/magic-links/${tokenIn(link.joinUrl)}/join/`);
    await ask(ida, 'DELETE', `${at}magic-links/${link.id}/`);
    const sent = () => server.mails.filter(({ to }) => to === 'guest@example.com').length;
    const invitation = await ask(ida, 'POST', `${at}invitations/`, { email: 'guest@example.com' });
    await expect.poll(sent).toBe(1);
    await ask(ida, 'POST', `${at}invitations/${invitation.id}/resend/`);
    await expect.poll(sent).toBe(2);
    await ask(ida, 'DELETE', `${at}invitations/${invitation.id}/`);
    const member = `/api/v2/memberships/${(await membershipOf(ida, id, ben)).id}/`;
    expect((await ask(ida, 'PATCH', member, { role: 'ADMIN' })).role).toBe('ADMIN');
    await ask(ben, 'DELETE', member);
    const clone = await ask(ida, 'POST', `${at}clone/`);
    await ask(ida, 'DELETE', at);
    await ask(ida, 'POST', `/api/v2/deleted-spaces/${id}/restore/`);
    const spaces = (await ida.ask({ path: '/api/v2/spaces/' })).body as { id: string }[];
    expect(spaces.map((space) => space.id)).toEqual([id, ida.user.defaultSpaceId, clone.id]);
    const events = (await ida.ask({ path: `/api/v2/events/?spaces=${id}` })).body as { type: string }[];
    expect(events.filter(({ type }) => type === 'MEMBERSHIP_CREATED')).toHaveLength(2);
  });

  test('shows a link once more only to who may still see it', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const space = await sharedSpace(ida, [[ben, 'OWNER']]);
    const path = `/api/v2/spaces/${space}/magic-links/`;
    expect((await keyed(ben, 'POST', path, 'k', {})).status).toBe(201);
    await giveRole(ida, space, ben, 'EDITOR');
    expect((await keyed(ben, 'POST', path, 'k', {})).body.code).toBe('space.role');
  });

  test('orders once', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    const body = { list: { column: 1, dueDate: '2026-11-21' }, goals: [{ id: goal.id, sequenceNo: 9 }] };
    const first = await keyed(ida, 'POST', '/api/v2/goals-2/order/', 'k', body);
    const again = await keyed(ida, 'POST', '/api/v2/goals-2/order/', 'k', body);
    expect(again.body).toEqual(first.body);
    expect((await ida.ask({ path: `/api/goals-2/${goal.id}/` })).body.rev).toBe(2);
  });

  test('answers a refusal again, even when it would go through by now', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    const edit = (key: string) => keyed(ida, 'PUT', `/api/goals-2/${goal.id}/`, key, { assignee: 'nobody' });
    const first = await edit('k');
    expect((await edit('k')).body).toEqual(first.body);
    const blank = () => keyed(ida, 'POST', '/api/goals-2/', 'b', { name: ' ' });
    expect([(await blank()).status, (await blank()).status]).toEqual([400, 400]);
  });

  test('answers the sentence at a field again that a refusal first says when it is answered', async () => {
    const ida = await server.signUp();
    const context = { db: databaseOf(server.pool), now: Date.now, rules: allSyncRules } as ServerContext;
    const writer = { person: { id: ida.user.uuid }, key: 'k', requestHash: 'hash' } as Writer;
    const expected = { status: 200, thingId: null };
    const refuse = () =>
      writeOnce(context, writer, [], expected, async () =>
        refused<Refusal>({ code: 'auth.password', errors: { current: () => 'This is another one.' } }),
      );
    await refuse();
    const kept = { code: 'auth.password', errors: { current: 'This is another one.' } };
    const again = await refuse();
    expect(again.ok ? null : writtenRefusal(again.refusal)).toEqual(kept);
  });

  test('with another request is refused and applies nothing', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    await keyed(ida, 'POST', '/api/goals-2/', 'k', { name: 'Walk' });
    for (const answer of [
      await keyed(ida, 'POST', '/api/goals-2/', 'k', { name: 'Run' }),
      await keyed(ida, 'PUT', `/api/goals-2/${goal.id}/`, 'k', { name: 'Run' }),
      await keyed(ida, 'DELETE', `/api/goals-2/${goal.id}/`, 'k'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'idempotency.mismatch']);
    }
    expect(await count(ida)).toBe(2);
  });

  test('of two people is two keys', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const [one, other] = [
      await keyed(ida, 'POST', '/api/goals-2/', 'k', { name: 'A' }),
      await keyed(ben, 'POST', '/api/goals-2/', 'k', { name: 'B' }),
    ];
    expect([one.status, other.status, other.body.name]).toEqual([201, 201, 'B']);
  });

  test('over 64 characters is refused', async () => {
    const ida = await server.signUp();
    expect((await keyed(ida, 'POST', '/api/goals-2/', 'k'.repeat(64), { name: 'A' })).status).toBe(201);
    expect((await keyed(ida, 'POST', '/api/goals-2/', 'k'.repeat(65), { name: 'A' })).status).toBe(400);
  });
});
