import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginDays } from '../jobs/begin-days.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { contextOf } from '../testing/shared-space.ts';
import { giveRole, join, sharedSpace, tokenIn } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let ida: TestPerson;
let vera: TestPerson;
let space: string;
beforeEach(async () => {
  [ida, vera] = [await server.signUp(), await server.signUp()];
  space = await sharedSpace(ida, [[vera, 'VIEWER']]);
});

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const put = (by: TestPerson, id: string, body: object) =>
  by.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });
const read = async (by: TestPerson, id: string) => (await by.ask({ path: `/api/goals-2/${id}/` })).body;

describe('a viewer', () => {
  test('reads goals as ones that cannot be edited, in lists too, and edits them once made editor', async () => {
    const goal = await ida.createGoal({ space, column: 1, dueDate: '2026-11-21' });
    const repeating = await ida.createGoal({
      space,
      column: 1,
      dueDate: '2026-11-21',
      recurrence: { rule: 'FREQ=DAILY', tempId: `offline-${space}` },
    });
    const own = await vera.createGoal({ name: 'Mine' });
    const listed = async () => {
      const path = `/api/goals-2/?space=${space},${own.space}&column=1&from=2026-11-20&to=2026-11-25`;
      const found = (await vera.ask({ path })).body as { space: string; canBeEdited: boolean }[];
      return [...new Set(found.filter((each) => each.space === space).map((each) => each.canBeEdited))];
    };
    const all = async () => [
      (await read(vera, goal.id)).canBeEdited,
      (await read(vera, repeating.id)).canBeEdited,
      ...(await listed()),
    ];
    expect(await all()).toEqual([false, false, false]);
    expect((await read(vera, own.id)).canBeEdited).toBe(true);
    expect(codeOf(await put(vera, goal.id, { done: true }))).toEqual([403, 'goal.readOnly']);
    await giveRole(ida, space, vera, 'EDITOR');
    expect(await all()).toEqual([true, true, true]);
    expect((await put(vera, goal.id, { done: true })).status).toBe(200);
  });

  test('adds no goal, alone, in a batch, as a copy of an older one or by moving one there', async () => {
    const make = (body: object) =>
      vera.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'New', space, ...body } });
    expect(codeOf(await make({}))).toEqual([403, 'space.readOnly']);
    const kept = await ida.createGoal({ space });
    expect(codeOf(await make({ parent: kept.id }))).toEqual([403, 'space.readOnly']);
    expect(codeOf(await make({ recreatedFrom: kept.id }))).toEqual([403, 'space.readOnly']);
    const goals = [{ name: 'New', space, tempId: `offline-${kept.id}` }];
    const batch = await vera.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
    expect(batch.body.results).toMatchObject([{ status: 403, error: { code: 'space.readOnly' } }]);
    const own = await vera.createGoal({ name: 'Mine' });
    const moved = await put(vera, own.id, { space });
    expect(codeOf(moved)).toEqual([403, 'space.readOnly']);
    expect(moved.body.errors.space).toBe('You can only read and comment in this space.');
    expect(codeOf(await put(vera, kept.id, { space: own.space }))).toEqual([403, 'goal.readOnly']);
  });

  test('copies a board into a space of their own, and not within the space', async () => {
    const board = await makeBoard(ida, { space });
    await makeList(ida, { board: board.id });
    const clone = (body: object) =>
      vera.ask({ method: 'POST', path: `/api/boards-2/${board.id}/clone/`, body });
    expect(codeOf(await clone({}))).toEqual([403, 'space.readOnly']);
    expect((await clone({ space: vera.user.defaultSpaceId })).status).toBe(201);
  });

  test('keeps favourites, settings and a text of their own, pins nothing, and leaves', async () => {
    const goal = await ida.createGoal({ space });
    const folders: { id: string; space: string; isPrivate: boolean }[] = (
      await vera.ask({ path: '/api/folders/' })
    ).body;
    const put = (isPrivate: boolean) => {
      const folder = folders.find((each) => each.space === space && each.isPrivate === isPrivate)?.id;
      return vera.ask({ method: 'POST', path: '/api/folder-goals/', body: { goal: goal.id, folder } });
    };
    const favourite = await put(true);
    expect(favourite.status).toBe(201);
    expect(codeOf(await put(false))).toEqual([403, 'space.readOnly']);
    const path = `/api/folder-goals/${favourite.body.id}/`;
    expect((await vera.ask({ method: 'PATCH', path, body: { sequenceNo: 5 } })).status).toBe(200);
    expect((await vera.ask({ method: 'DELETE', path })).status).toBe(204);
    const { myMembership } = (await vera.ask({ path: `/api/v2/spaces/${space}/` })).body;
    const mine = `/api/v2/memberships/${myMembership.id}/`;
    const body = { richDescription: { ops: [{ insert: 'I read.\n' }] }, settings: { sequenceNo: 7 } };
    expect((await vera.ask({ method: 'PATCH', path: mine, body })).status).toBe(200);
    const rises = await vera.ask({ method: 'PATCH', path: mine, body: { role: 'EDITOR' } });
    expect(codeOf(rises)).toEqual([403, 'space.role']);
    expect((await vera.ask({ method: 'DELETE', path: mine })).status).toBe(204);
  });

  test('empties only the deleted goals of spaces in which they may write', async () => {
    const [theirs, mine] = [await ida.createGoal({ space }), await vera.createGoal({ name: 'Mine' })];
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${theirs.id}/` });
    await vera.ask({ method: 'DELETE', path: `/api/goals-2/${mine.id}/` });
    const shown = { activeSpacesIds: [space, vera.user.defaultSpaceId] };
    await vera.ask({ method: 'PATCH', path: '/api/settings/', body: shown });
    const one = await vera.ask({ method: 'DELETE', path: `/api/deleted-goals/${theirs.id}/` });
    expect(codeOf(one)).toEqual([403, 'goal.readOnly']);
    expect((await vera.ask({ method: 'DELETE', path: '/api/deleted-goals/all/' })).status).toBe(204);
    const left: { id: string }[] = (await vera.ask({ path: '/api/deleted-goals/' })).body;
    expect(left.map(({ id }) => id)).toEqual([theirs.id]);
  });

  test('moves no overdue goals of the space to a new day', async () => {
    const [theirs, mine] = [
      await ida.createGoal({ space, column: 1, dueDate: '2026-03-10', assignee: vera.user.code }),
      await vera.createGoal({ column: 1, dueDate: '2026-03-10' }),
    ];
    const body = { rescheduleOverdueGoalsAfter: '2026-03-01', timezone: 'UTC' };
    await vera.ask({ method: 'PATCH', path: '/api/settings/', body });
    const begin = (moment: string) => beginDays({ ...contextOf(server), now: () => Date.parse(moment) });
    await begin('2026-03-10T10:00:00Z');
    await begin('2026-03-11T01:00:00Z');
    expect((await read(vera, mine.id)).dueDate).toBe('2026-03-11');
    expect((await read(vera, theirs.id)).dueDate).toBe('2026-03-10');
  });
});

describe('becoming a viewer', () => {
  test('of the space for new goals gives the person another one', async () => {
    const home = ida.user.defaultSpaceId;
    const link = await ida.ask({ method: 'POST', path: `/api/v2/spaces/${home}/magic-links/`, body: {} });
    await join(vera, tokenIn(link.body.joinUrl));
    await giveRole(ida, home, vera, 'OWNER');
    await giveRole(vera, home, ida, 'VIEWER');
    expect((await ida.ask({ path: '/api/settings/' })).body.defaultSpaceId).toBe(space);
    expect((await ida.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'New' } })).status).toBe(
      201,
    );
  });

  test('ends the open invitations by the person; admins invite viewers', async () => {
    await giveRole(ida, space, vera, 'ADMIN');
    const path = `/api/v2/spaces/${space}/invitations/`;
    const body = { email: `guest-${space}@example.com`, role: 'VIEWER' };
    const mailed = () => server.mails.filter(({ to }) => to === body.email);
    expect((await vera.ask({ method: 'POST', path, body })).body.role).toBe('VIEWER');
    // The mail of an invitation that has ended is dropped.
    await expect.poll(() => mailed().length).toBe(1);
    await giveRole(ida, space, vera, 'VIEWER');
    expect((await ida.ask({ path })).body).toEqual([]);
    await ida.ask({ method: 'POST', path, body });
    await expect.poll(() => mailed().length).toBe(2);
    const guest = await server.signUp();
    await join(guest, tokenIn(mailed().at(-1)?.text ?? ''));
    const joined = (await guest.ask({ path: `/api/v2/spaces/${space}/` })).body;
    expect(joined.myMembership.role).toBe('VIEWER');
  });
});
