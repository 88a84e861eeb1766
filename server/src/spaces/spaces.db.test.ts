import type { SpaceWire } from '@cairn/contract/spaces';
import { maxSpaces } from '@cairn/core/spaces/space';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, linkTo, makeSpace, membershipOf, sharedSpace } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const list = async (person: TestPerson): Promise<readonly SpaceWire[]> =>
  (await person.ask({ path: '/api/v2/spaces/' })).body;
const read = (person: TestPerson, id: string) => person.ask({ path: `/api/v2/spaces/${id}/` });
const edit = (person: TestPerson, id: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/v2/spaces/${id}/`, body });
const settings = (person: TestPerson, id: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/v2/spaces/${id}/my-settings/`, body });
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

async function upload(
  person: TestPerson,
  name = 'a.png',
  space?: string,
  content = new Blob([Buffer.from(pixel, 'base64')]),
): Promise<string> {
  const form = new FormData();
  if (space) form.set('space', space);
  form.set('file', content, name);
  return (await person.ask({ method: 'POST', path: '/api/storage/', body: form })).body.url;
}
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('making a space', () => {
  test('makes its maker its owner, and the others’ spaces stay as they were', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const space = await makeSpace(ida, { name: ' Home ', emoji: '🏡', background: 'moss', color: '#112233' });
    expect(space).toMatchObject({
      name: 'Home',
      emoji: '🏡',
      image: null,
      background: 'moss',
      color: '#112233',
      enabledColumnIds: [5, 7, 4, 6, 3, 2, 1],
      myMembership: { role: 'OWNER', userId: ida.user.uuid, newEventsCount: 0 },
      settings: { tags: [], showTags: true },
    });
    const { isPro, goalsLimit, bucketGoalsLimit } = ida.user.level;
    expect(space.level).toEqual({ isPro, goalsLimit, bucketGoalsLimit });
    expect(space.memberships).toHaveLength(1);
    expect((await list(ida)).map(({ id }) => id)).toEqual([ida.user.defaultSpaceId, space.id]);
    expect(await list(ben)).toHaveLength(1);
    await ida.createGoal({ space: space.id });
    const events = await ida.ask({ path: `/api/v2/events/?spaces=${space.id}` });
    expect(events.body.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      'GOAL_CREATED',
      'MEMBERSHIP_CREATED',
      'SPACE_CREATED',
    ]);
  });

  test('is refused with no name, with no horizon and with a colour that is none', async () => {
    const ida = await server.signUp();
    const make = (body: object) => ida.ask({ method: 'POST', path: '/api/v2/spaces/', body });
    expect(codeOf(await make({ name: ' ' }))).toEqual([400, 'space.name']);
    expect(codeOf(await make({ name: 'A', enabledColumnIds: [] }))).toEqual([400, 'space.columns']);
    expect(codeOf(await make({ name: 'A', color: 'red' }))).toEqual([400, 'request.invalid']);
    expect(await list(ida)).toHaveLength(1);
  });

  test('is refused beyond a hundred, also by two devices at once', async () => {
    const ida = await server.signUp();
    await server.pool.query(
      `with made as (insert into scopes (id, kind) select gen_random_uuid(), 'space' from generate_series(1, $2) returning id)
       insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
       select id, id, 1, now(), now(), $1, 'OWNER' from made`,
      [ida.user.uuid, maxSpaces - 2],
    );
    const make = () => ida.ask({ method: 'POST', path: '/api/v2/spaces/', body: { name: 'One more' } });
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'space.tooMany',
      limit: maxSpaces,
    });
  });
});

describe('editing a space', () => {
  test('changes what is sent, as an owner or an admin; others read it', async () => {
    const [ida, ben, eve] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const space = await sharedSpace(ida, [
      [ben, 'ADMIN'],
      [eve, 'EDITOR'],
    ]);
    const edited = await edit(ben, space, { name: 'Ours', enabledColumnIds: [1, 2, 2] });
    expect(edited.body).toMatchObject({ name: 'Ours', enabledColumnIds: [2, 1], color: '#3670C9', rev: 2 });
    expect((await edit(ida, space, { emoji: '🌲' })).body).toMatchObject({ name: 'Ours', emoji: '🌲' });
    expect(codeOf(await edit(eve, space, { name: 'Mine' }))).toEqual([403, 'space.role']);
    expect((await read(eve, space)).body).toMatchObject({
      name: 'Ours',
      myMembership: { role: 'EDITOR' },
      memberships: [{ role: 'OWNER' }, { role: 'ADMIN' }, { role: 'EDITOR' }],
    });
    expect(codeOf(await edit(ida, space, { name: '' }))).toEqual([400, 'space.name']);
  });

  test('takes a picture of the writer’s own, which its members see from then on, and nobody else’s', async () => {
    const [ida, ben, eve] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const space = await sharedSpace(ida, [[ben, 'ADMIN']]);
    const image = await upload(ida);
    expect((await ben.ask({ path: image })).status).toBe(404);
    const background = await upload(ida, 'b.png', space);
    expect((await edit(ida, space, { image, background })).body).toMatchObject({ image, background });
    expect([(await ben.ask({ path: image })).status, (await eve.ask({ path: image })).status]).toEqual([
      200, 404,
    ]);
    const others = await upload(eve);
    expect(codeOf(await edit(ben, space, { image: others }))).toEqual([400, 'space.image']);
    // Ben cannot read Ida's file, but may send the unchanged picture again.
    expect((await edit(ben, space, { image, name: 'Both' })).status).toBe(200);
    expect((await edit(ben, space, { image: null })).body.image).toBeNull();
    const drawing = await upload(
      ben,
      'a.svg',
      undefined,
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
    );
    expect((await edit(ben, space, { image: drawing })).body.image).toBe(drawing);
    expect(codeOf(await edit(ben, space, { background: drawing }))).toEqual([400, 'space.image']);
    const made = await ida.ask({
      method: 'POST',
      path: '/api/v2/spaces/',
      body: { name: 'New', image: others },
    });
    expect(codeOf(made)).toEqual([400, 'space.image']);
  });
});

describe('what is a member’s own', () => {
  test('orders their spaces, is nobody else’s, and lies in their own scope', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const space = await sharedSpace(ida, [[ben, 'EDITOR']]);
    const answer = await settings(ben, space, { sequenceNo: 5, followMentions: false });
    expect(answer.body).toMatchObject({ id: space, sequenceNo: 5, followMentions: false, rev: 1 });
    expect((await list(ben)).map(({ id }) => id)).toEqual([space, ben.user.defaultSpaceId]);
    expect((await list(ida)).map(({ id }) => id)).toEqual([ida.user.defaultSpaceId, space]);
    expect((await read(ben, space)).body.myMembership.settings).toMatchObject({
      sequenceNo: 5,
      followMentions: false,
      exportToCalendar: true,
    });
    expect((await read(ida, space)).body.myMembership.settings).toMatchObject({ sequenceNo: 2000 });
    expect((await settings(ben, space, {})).body).toMatchObject({ sequenceNo: 5, followMentions: false });
    expect(codeOf(await settings(await server.signUp(), space, {}))).toEqual([404, 'space.unknown']);
  });

  test('counts what others did since one looked, and since one came', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const { id: space } = await makeSpace(ida);
    await ida.createGoal({ space });
    await join(ben, await linkTo(ida, space));
    const news = async (person: TestPerson) =>
      (await list(person)).find(({ id }) => id === space)?.myMembership.newEventsCount;
    expect([await news(ida), await news(ben)]).toEqual([1, 0]);
    await ida.createGoal({ space });
    await ida.createGoal({ space });
    await ben.createGoal({ space });
    expect([await news(ida), await news(ben)]).toEqual([2, 2]);
    const eventsLastSeenDatetime = new Date().toISOString();
    await settings(ben, space, { eventsLastSeenDatetime });
    expect(await news(ben)).toBe(0);
    const late = { eventsLastSeenDatetime: '2020-01-01T00:00:00Z' };
    expect((await settings(ben, space, late)).body).toMatchObject({ eventsLastSeenDatetime });
  });
});

test('a space that nobody knows, and one of others, are the same to a stranger', async () => {
  const [ida, eve] = [await server.signUp(), await server.signUp()];
  const { id } = await makeSpace(ida);
  for (const asked of [id, '018f0000-0000-7000-8000-000000000000', 'none']) {
    for (const answer of [
      await read(eve, asked),
      await edit(eve, asked, { name: 'A' }),
      await eve.ask({ method: 'DELETE', path: `/api/v2/spaces/${asked}/` }),
      await eve.ask({ method: 'POST', path: `/api/v2/spaces/${asked}/clone/` }),
      await eve.ask({ method: 'POST', path: `/api/v2/deleted-spaces/${asked}/restore/` }),
    ])
      expect(codeOf(answer)).toEqual([404, 'space.unknown']);
  }
  expect((await membershipOf(ida, id, ida)).role).toBe('OWNER');
});
