import type { GoalWire } from '@cairn/contract/goals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { join, linkTo, sharedSpace } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeEach(async () => {
  [ida, ben] = [await server.signUp(), await server.signUp()];
  space = await sharedSpace(ida, [[ben, 'EDITOR']]);
});

const set = (person: TestPerson, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/v2/spaces/${space}/my-settings/`, body });
const follows = async (person: TestPerson, { id }: Pick<GoalWire, 'id'>): Promise<boolean> => {
  const { isFollowing } = (await person.ask({ path: `/api/goals-2/${id}/` })).body;
  const listed: readonly GoalWire[] = (await person.ask({ path: `/api/goals-2/?space=${space}` })).body;
  expect(listed.find((goal) => goal.id === id)?.isFollowing).toBe(isFollowing);
  return isFollowing;
};
const naming = ({ user }: TestPerson) => ({
  ops: [{ insert: { mention: { id: user.uuid } } }, { insert: '\n' }],
});
const word = { ops: [{ insert: 'Yes\n' }] };
const comment = (person: TestPerson, { id }: GoalWire, richText: object) =>
  person.ask({ method: 'POST', path: `/api/v2/goals-2/${id}/comments/`, body: { richText } });
const edit = (person: TestPerson, { id }: GoalWire, body: object) =>
  person.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });

describe('a goal is followed by itself', () => {
  test('by who made it, and says so at once, whichever way it was made', async () => {
    const plain = await ida.createGoal({ space });
    const below = await ida.createGoal({ space, parent: plain.id });
    const goals = [{ name: 'Batch', space, tempId: `offline-${space}` }];
    const batch = await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
    for (const goal of [plain, below, batch.body.results[0].goal as GoalWire]) {
      expect(goal.isFollowing).toBe(true);
      expect([await follows(ida, goal), await follows(ben, goal)]).toEqual([true, false]);
    }
  });

  test('by who wants to hear of all that is made', async () => {
    await set(ben, { followGoalsCreatedByAnybody: true });
    await set(ida, { followGoalsCreatedByMe: false });
    for (const goal of [await ida.createGoal({ space }), await ida.createGoal({ space, tags: ['a'] })]) {
      expect(goal.isFollowing).toBe(false);
      expect([await follows(ida, goal), await follows(ben, goal)]).toEqual([false, true]);
    }
  });

  test('by who comments on it, is given it, or is named in it', async () => {
    const make = () => ida.createGoal({ space });
    const [commented, assigned, mentioned, inComment, given] = [
      await make(),
      await make(),
      await make(),
      await make(),
      await ida.createGoal({ space, assignee: ben.user.code }),
    ];
    await comment(ben, commented, word);
    await edit(ida, assigned, { assignee: ben.user.code });
    await edit(ida, mentioned, { richThoughts: naming(ben) });
    await comment(ida, inComment, naming(ben));
    for (const goal of [commented, assigned, mentioned, inComment, given])
      expect(await follows(ben, goal)).toBe(true);
    expect(await follows(ben, await make())).toBe(false);
  });

  test('by nobody who does not want it, nor anew by who follows it no more', async () => {
    await set(ben, {
      followGoalsCommentedByMe: false,
      followGoalsAssignedToMe: false,
      followMentions: false,
    });
    const goal = await ida.createGoal({ space, assignee: ben.user.code, richThoughts: naming(ben) });
    await comment(ben, goal, word);
    expect(await follows(ben, goal)).toBe(false);
    await ida.ask({ method: 'DELETE', path: `/api/v2/goals-2/${goal.id}/follow/` });
    await edit(ida, goal, { name: 'Other' });
    expect(await follows(ida, goal)).toBe(false);
  });
});

test('who is alone follows nothing, and once somebody joins what is theirs and still to be done', async () => {
  const own = { space: ben.user.defaultSpaceId };
  const [open, done] = [await ben.createGoal(own), await ben.createGoal({ ...own, doneDate: '2026-11-20' })];
  expect(open.isFollowing).toBe(false);
  await join(ida, await linkTo(ben, own.space));
  const isFollowed = async ({ id }: GoalWire) =>
    (await ben.ask({ path: `/api/goals-2/${id}/` })).body.isFollowing;
  expect([await isFollowed(open), await isFollowed(done)]).toEqual([true, false]);
});
