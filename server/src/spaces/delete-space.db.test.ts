import type { SpaceWire } from '@cairn/contract/spaces';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { makeList } from '../testing/boards.ts';
import { giveRole, join, linkTo, makeSpace, membershipOf, sharedSpace } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { leaveSpace, joinSpace } from '../testing/memberships.ts';
import { contextOf } from '../testing/shared-space.ts';
import { purgeSpacesDeletedBefore } from './purge-spaces.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
});
afterAll(() => server.close());

let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeEach(async () => {
  [ida, ben] = [await server.signUp(), await server.signUp()];
  space = await sharedSpace(ida, [[ben, 'ADMIN']]);
});

const at = (id = space) => `/api/v2/spaces/${id}/`;
const deleteIt = (by: TestPerson, id = space) => by.ask({ method: 'DELETE', path: at(id) });
const restore = (by: TestPerson, id = space) =>
  by.ask({ method: 'POST', path: `/api/v2/deleted-spaces/${id}/restore/` });
const spacesOf = async (person: TestPerson): Promise<readonly SpaceWire[]> =>
  (await person.ask({ path: '/api/v2/spaces/' })).body;
const ownSpaceOf = async (person: TestPerson) =>
  (await person.ask({ path: '/api/settings/' })).body.defaultSpaceId;
const deletedOf = async (person: TestPerson) => (await person.ask({ path: '/api/v2/deleted-spaces/' })).body;
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('deleting a space', () => {
  test('is for owners; everybody is then told that it was deleted, also who did it', async () => {
    const goal = await ben.createGoal({ space });
    expect(codeOf(await deleteIt(ben))).toEqual([403, 'space.role']);
    expect((await deleteIt(ida)).status).toBe(204);
    for (const person of [ida, ben]) {
      expect((await spacesOf(person)).map(({ id }) => id)).toEqual([person.user.defaultSpaceId]);
      expect(codeOf(await person.ask({ path: at() }))).toEqual([410, 'space.deleted']);
      expect(codeOf(await person.ask({ path: `/api/goals-2/${goal.id}/` }))).toEqual([410, 'space.deleted']);
      expect((await person.ask({ path: `/api/goals-2/?space=${space}` })).body).toEqual([]);
      expect(codeOf(await deleteIt(person))).toEqual([410, 'space.deleted']);
    }
  });

  test('is told apart from having left it, or having been removed, until it is back', async () => {
    const eve = await server.signUp();
    await joinSpace(contextOf(server), space, eve.user.uuid, 'EDITOR');
    await leaveSpace(contextOf(server), space, eve.user.uuid);
    await deleteIt(ida);
    expect(codeOf(await eve.ask({ path: at() }))).toEqual([403, 'space.left']);
    const gone = await ben.ask({ path: at() });
    expect(codeOf(gone)).toEqual([410, 'space.deleted']);
    expect(gone.body.message).toContain('was deleted');
    const make = () => ben.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'Walk', space } });
    expect(codeOf(await make())).toEqual([410, 'space.deleted']);
    await restore(ida);
    expect((await make()).status).toBe(201);
    expect(codeOf(await eve.ask({ path: at() }))).toEqual([403, 'space.left']);
  });

  test('is refused of the last one; to who had no other it leaves one of their own', async () => {
    expect((await deleteIt(ben, ben.user.defaultSpaceId)).status).toBe(204);
    expect(await ownSpaceOf(ben)).toBe(space);
    expect((await deleteIt(ida, ida.user.defaultSpaceId)).status).toBe(204);
    expect(codeOf(await deleteIt(ida))).toEqual([400, 'space.last']);
    const other = await makeSpace(ida, { name: 'Other' });
    expect((await deleteIt(ida)).status).toBe(204);
    expect(await ownSpaceOf(ida)).toBe(other.id);
    const [left, ...more] = await spacesOf(ben);
    expect([more, left?.id, left?.myMembership.role]).toEqual([[], await ownSpaceOf(ben), 'OWNER']);
    expect(left?.name).toBe('Personal');
    expect((await ben.createGoal({})).space).toBe(left?.id);
  });

  test('of two spaces at once leaves nobody without one', async () => {
    const { id: other } = await makeSpace(ida);
    await deleteIt(ida, ida.user.defaultSpaceId);
    await Promise.all([deleteIt(ida), deleteIt(ida, other)]);
    expect(await spacesOf(ida)).toHaveLength(1);
    expect((await spacesOf(ida))[0]?.id).toBe(await ownSpaceOf(ida));
  });

  test('hides its public goals and boards from visitors, until it is back', async () => {
    const goal = await ida.createGoal({ space });
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { public: true } });
    const list = await makeList(ida, {
      board: (await ida.ask({ method: 'POST', path: '/api/boards-2/', body: { name: 'Open', space } })).body
        .id,
    });
    const shown = (
      await ida.ask({
        method: 'PATCH',
        path: `/api/public-boards/${list.board}/`,
        body: { isPublic: true, isListed: true },
      })
    ).body.code;
    const visits = async () => [
      (await server.ask({ path: `/api/goals-2/${goal.code}/` })).status,
      (await server.ask({ path: `/api/public-boards/${shown}/` })).status,
      (await server.ask({ path: `/api/goals-2/?bucket=${list.id}` })).status,
      (await server.ask({ path: '/api/community/boards/' })).body.length,
    ];
    expect(await visits()).toEqual([200, 200, 200, 1]);
    await deleteIt(ida);
    const [byCode, board, , gallery] = await visits();
    expect([byCode, board, gallery]).toEqual([401, 403, 0]);
    await restore(ida);
    expect(await visits()).toEqual([200, 200, 200, 1]);
  });
});

describe('a deleted space', () => {
  test('is brought back by who owned it, with all who belonged to it and none who had left', async () => {
    const eve = await server.signUp();
    await join(eve, await linkTo(ida, space));
    const goal = await eve.createGoal({ space });
    const { id } = await membershipOf(ida, space, eve);
    await eve.ask({ method: 'DELETE', path: `/api/v2/memberships/${id}/` });
    await deleteIt(ida);
    expect(await deletedOf(ida)).toMatchObject([{ id: space, name: 'Home' }]);
    expect(await deletedOf(ben)).toEqual([]);
    const [{ deletedDatetime, restorableUntilDatetime }] = await deletedOf(ida);
    expect(Date.parse(restorableUntilDatetime) - Date.parse(deletedDatetime)).toBe(14 * 86_400_000);
    expect(codeOf(await restore(ben))).toEqual([403, 'space.role']);
    expect(codeOf(await restore(eve))).toEqual([403, 'space.left']);
    expect(codeOf(await restore(await server.signUp()))).toEqual([404, 'space.unknown']);
    expect((await restore(ida)).body).toMatchObject({ id: space, memberships: [{}, { role: 'ADMIN' }] });
    expect((await ben.ask({ path: `/api/goals-2/${goal.id}/` })).status).toBe(200);
    expect((await eve.ask({ path: at() })).status).toBe(403);
    expect(await deletedOf(ida)).toEqual([]);
    expect((await restore(ida)).status).toBe(200);
  });

  test('is gone for good after fourteen days, with all that was in it', async () => {
    await giveRole(ida, space, ben, 'OWNER');
    const goal = await ben.createGoal({ space });
    await deleteIt(ida);
    const db = databaseOf(server.pool);
    const purge = (days: number) =>
      purgeSpacesDeletedBefore(db, new Date(Date.now() - (14 - days) * 86_400_000), new Date());
    await purge(13.9);
    expect((await restore(ben)).status).toBe(200);
    await deleteIt(ben);
    await purge(14.1);
    expect(codeOf(await restore(ida))).toEqual([404, 'space.unknown']);
    expect((await ben.ask({ path: `/api/goals-2/${goal.id}/` })).status).toBe(404);
    const { rows } = await server.pool.query(
      `select (select count(*) from scopes where id = $1) + (select count(*) from goals where scope_id = $1)
         + (select count(*) from memberships where scope_id = $1) as count`,
      [space],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('cannot be brought back once its days are over, also before it is removed', async () => {
    await deleteIt(ida);
    await server.pool.query(
      `update spaces set deleted_at = deleted_at - interval '14 days' where scope_id = $1`,
      [space],
    );
    expect(await deletedOf(ida)).toEqual([]);
    expect(codeOf(await restore(ida))).toEqual([404, 'space.unknown']);
  });
});

describe('an account that is deleted', () => {
  const end = (person: TestPerson) =>
    person.ask({
      method: 'DELETE',
      path: '/api/settings/',
      body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
    });

  test('hands its spaces to the oldest admin, or else to the oldest editor', async () => {
    const [eve, joe] = [await server.signUp(), await server.signUp()];
    const token = await linkTo(ida, space);
    for (const person of [eve, joe]) await join(person, token);
    await end(ida);
    expect((await ben.ask({ path: at() })).body.myMembership.role).toBe('OWNER');
    await end(ben);
    expect((await eve.ask({ path: at() })).body.myMembership.role).toBe('OWNER');
    expect((await joe.ask({ path: at() })).body).toMatchObject({
      memberships: [{ userId: eve.user.uuid }, { role: 'EDITOR' }],
    });
  });

  test('hands over a deleted space too, and takes along one in which nobody else was', async () => {
    await deleteIt(ida);
    await end(ida);
    expect((await restore(ben)).body.memberships).toMatchObject([{ userId: ben.user.uuid, role: 'OWNER' }]);
    await deleteIt(ben);
    await end(ben);
    const { rows } = await server.pool.query('select from scopes where id = $1', [space]);
    expect(rows).toEqual([]);
  });
});
