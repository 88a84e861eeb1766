import { todayIn } from '@cairn/core/time/zones';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hideClimb, reportedClimbs } from '../cli/climbs.ts';
import { databaseOf } from '../db/database.ts';
import { aStep, makeClimb, makePublicClimb, startClimb } from '../testing/climbs.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
});
beforeEach(async () => {
  [ida, ben] = [await server.signUp(), await server.signUp()];
  await server.pool.query('update public_climbs set is_listed = false');
});
afterAll(() => server.close());

const today = () => todayIn('UTC', Date.now());
const patch = (person: TestPerson, path: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/${path}/`, body });

describe('a climb of one’s own', () => {
  test('is made, edited, deleted and restored, by nobody else', async () => {
    const climb = await makeClimb(ida, { tempId: 'one' });
    expect(climb).toMatchObject({
      slug: 'to-the-summit',
      public: false,
      publishedVersion: 0,
      isChanged: false,
    });
    const again = { name: 'To the summit', tempId: 'one' };
    const twin = await ida.ask({ method: 'POST', path: '/api/my-climbs/', body: again });
    expect([twin.status, twin.body.id]).toEqual([200, climb.id]);
    const edited = await patch(ida, `my-climbs/${climb.code}`, { name: 'Higher', inOrder: true });
    expect(edited.body).toMatchObject({ name: 'Higher', inOrder: true, rev: 2, steps: climb.steps });
    expect((await patch(ben, `my-climbs/${climb.code}`, { name: 'Mine' })).status).toBe(404);
    const path = `/api/my-climbs/${climb.id}/`;
    expect((await ida.ask({ method: 'DELETE', path })).status).toBe(204);
    expect((await ida.ask({ path })).body.code).toBe('climb.deleted');
    const deleted = { path: '/api/v2/deleted-climbs/' };
    expect((await ida.ask(deleted)).body).toEqual([
      {
        id: climb.id,
        name: 'Higher',
        icon: climb.icon,
        color: climb.color,
        deletedDatetime: expect.any(String),
      },
    ]);
    expect((await ben.ask(deleted)).body).toEqual([]);
    const back = await ida.ask({ method: 'POST', path: `/api/v2/my-climbs/${climb.id}/restore/` });
    expect([back.status, back.body.name]).toEqual([200, 'Higher']);
    expect((await ida.ask(deleted)).body).toEqual([]);
    expect((await ida.ask({ path: '/api/my-climbs/' })).body).toMatchObject([
      { code: climb.code, likesCount: 0, url: null, places: null },
    ]);
  });

  test('is refused with a sentence where its steps are wrong, and nothing is half made', async () => {
    const refusalOf = async (body: object) => {
      const answer = await ida.ask({ method: 'POST', path: '/api/my-climbs/', body });
      return [answer.status, answer.body.code];
    };
    const invalid = [400, 'request.invalid'];
    expect(await refusalOf({ steps: [aStep('a', { periodIndex: 0 })] })).toEqual(invalid);
    expect(await refusalOf({ steps: [aStep('a', { repeatCount: 1000 })] })).toEqual(invalid);
    expect(await refusalOf({ icon: 'unicorn' })).toEqual(invalid);
    expect(await refusalOf({ steps: [aStep('a'), aStep('a')] })).toEqual([400, 'climb.stepId']);
    expect(await refusalOf({ richDescription: { ops: [{ delete: 1 }] } })).toEqual([400, 'climb.about']);
    expect((await ida.ask({ path: '/api/my-climbs/' })).body).toEqual([]);
    const empty = await makeClimb(ida, { steps: [] });
    const published = await patch(ida, `my-climbs/${empty.code}`, { public: true });
    expect([published.status, published.body.code]).toEqual([400, 'climb.steps']);
    expect((await startClimb(ida, empty.code, today())).body.code).toBe('climb.steps');
  });

  test('names colours and icons, each with a picture that the server answers', async () => {
    for (const kind of ['colors', 'icons']) {
      const { body } = await ida.ask({ path: `/api/my-climbs/${kind}/` });
      expect(body.length).toBeGreaterThan(10);
      for (const { url } of [body[0], body.at(-1)]) {
        const picture = await server.ask({ path: url });
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      }
    }
    expect((await server.ask({ path: '/climb-icons/none.svg' })).status).toBe(404);
  });
});

describe('a public climb', () => {
  test('is read by its code and slug, without an account, as it was published last', async () => {
    const climb = await makePublicClimb(ida, { richDescription: { ops: [{ insert: 'Slowly\n' }] } });
    for (const ref of [climb.code, climb.slug]) {
      const { body } = await server.ask({ path: `/api/climbs/${ref}/` });
      expect(body).toMatchObject({ code: climb.code, stepsCount: 3, version: 1, liked: false, own: false });
      expect(body.steps.map(({ name }: { name: string }) => name)).toEqual(['Step a', 'Step b', 'Step w']);
    }
    const draft = await patch(ida, `my-climbs/${climb.code}`, { name: 'Draft' });
    expect(draft.body).toMatchObject({ isChanged: true, publishedVersion: 1 });
    expect((await server.ask({ path: `/api/climbs/${climb.code}/` })).body.name).toBe('To the summit');
    const shown = await patch(ida, `my-climbs/${climb.code}`, { public: true });
    expect(shown.body).toMatchObject({ isChanged: false, publishedVersion: 2, slug: climb.slug });
    expect((await server.ask({ path: `/api/climbs/${climb.code}/` })).body).toMatchObject({
      name: 'Draft',
      version: 2,
    });
    await patch(ida, `my-climbs/${climb.code}`, { public: false });
    const answer = await server.ask({ path: `/api/climbs/${climb.code}/` });
    expect([answer.status, answer.body.code]).toEqual([403, 'climb.private']);
    await ida.ask({ method: 'DELETE', path: `/api/my-climbs/${climb.code}/` });
    expect((await server.ask({ path: `/api/climbs/${climb.code}/` })).status).toBe(410);
    expect((await server.ask({ path: '/api/climbs/none/' })).status).toBe(404);
  });

  test('is liked and unliked once, and reported', async () => {
    const { code } = await makePublicClimb(ida);
    const ask = (method: string, way: string) =>
      ben.ask({
        method,
        path: `/api/climbs/${code}/${way}/`,
        ...(way === 'report' ? { body: { reason: 'Spam' } } : {}),
      });
    expect((await ask('POST', 'like')).body).toEqual({ liked: true, likesCount: 1 });
    expect((await ask('POST', 'like')).body.code).toBe('climb.liked');
    expect((await ask('DELETE', 'like')).body).toEqual({ liked: false, likesCount: 0 });
    expect((await ask('DELETE', 'like')).body.code).toBe('climb.notLiked');
    for (let n = 0; n < 2; n += 1) expect((await ask('POST', 'report')).status).toBe(204);
    const db = databaseOf(server.pool);
    expect((await reportedClimbs(db)).filter((line) => line.startsWith(code))).toHaveLength(1);
    await hideClimb(db, code, true);
    expect((await server.ask({ path: `/api/climbs/${code}/` })).status).toBe(403);
    await hideClimb(db, code, false);
    expect((await server.ask({ path: `/api/climbs/${code}/` })).status).toBe(200);
    await expect(hideClimb(db, 'none', true)).rejects.toThrow('no public climb');
  });

  test('is found by words, category and language, popular or new ones first, page by page', async () => {
    const names = async (query = '') =>
      (await server.ask({ path: `/api/climbs/${query}` })).body.map(({ name }: { name: string }) => name);
    await makePublicClimb(ida, { name: 'One', category: 'health' });
    const two = await makePublicClimb(ida, { name: 'Two', description: 'Früh am Morgen' });
    await makeClimb(ida, { name: 'By link only' }, { public: true });
    await ben.ask({ method: 'POST', path: `/api/climbs/${two.code}/like/` });
    expect(await names()).toEqual(['Two', 'One']);
    expect(await names('?sort=new')).toEqual(['Two', 'One']);
    expect(await names('?q=fruh')).toEqual(['Two']);
    expect(await names('?category=health')).toEqual(['One']);
    expect(await names('?language=de')).toEqual([]);
    const first = await server.ask({ path: '/api/climbs/?limit=1' });
    expect(first.body.map(({ name }: { name: string }) => name)).toEqual(['Two']);
    const cursor = /cursor=([^>&]+)/u.exec(first.headers.get('link') ?? '')?.[1];
    expect(await names(`?limit=1&cursor=${cursor}`)).toEqual(['One']);
    expect((await server.ask({ path: '/api/climbs/?cursor=none' })).status).toBe(400);
    const { body } = await server.ask({
      path: '/api/climbs-categories/',
      headers: { 'accept-language': 'de' },
    });
    expect(body).toContainEqual({ code: 'health', name: 'Gesundheit', climbsCount: 1 });
  });
});
