import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { hideBoard, reportedBoards } from '../cli/boards.ts';
import { makePublicBoard } from '../testing/public-boards.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { recountBoards } from './recount-boards.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
});
beforeEach(async () => {
  ida = await server.signUp();
  await server.pool.query('update boards set is_listed = false');
});
afterAll(() => server.close());

const listed = (name: string, more: object = {}, body: object = {}) =>
  makePublicBoard(ida, { name, ...body }, { isListed: true, ...more });
const names = async (query = '') =>
  (await server.ask({ path: `/api/community/boards/${query}` })).body.map(
    ({ name }: { name: string }) => name,
  );
const ask = (person: TestPerson, code: string, way: string, body: object = {}) =>
  person.ask({ method: 'POST', path: `/api/public-boards/${code}/${way}/`, body });

describe('the gallery', () => {
  test('holds boards that are public and listed, by likes and twice their clones, or newest first', async () => {
    const [one, two] = [await listed('One'), await listed('Two')];
    await listed('Three');
    await makePublicBoard(ida, { name: 'By link only' });
    await listed('Private', { isPublic: false });
    await ask(ida, one.code, 'like');
    await ask(ida, two.code, 'clone');
    expect(await names()).toEqual(['Two', 'One', 'Three']);
    expect(await names('?sort=new')).toEqual(['Three', 'Two', 'One']);
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${two.id}/` });
    expect(await names()).toEqual(['One', 'Three']);
  });

  test('is searched by the beginnings of words of names and texts, without case and accents, and by heading', async () => {
    const about = { richDescription: { ops: [{ insert: 'Für Anfänger\n' }] } };
    await listed('Night sky', { category: 'nature' }, about);
    await listed('Sky diving', { category: 'travel' });
    expect((await names('?q=sk')).toSorted()).toEqual(['Night sky', 'Sky diving']);
    expect(await names('?q=sky anfan')).toEqual(['Night sky']);
    expect(await names('?q=ky')).toEqual([]);
    expect(await names('?category=travel')).toEqual(['Sky diving']);
    expect(await names('?category=travel&q=night&sort=new')).toEqual([]);
    const { body } = await server.ask({
      path: '/api/community/boards-categories/',
      headers: { 'accept-language': 'de' },
    });
    expect(body).toContainEqual({ code: 'travel', name: 'Reisen', boardsCount: 1 });
    expect(body).toContainEqual({ code: 'work', name: 'Arbeit', boardsCount: 0 });
  });

  test.each(['popular', 'new'])('comes page by page: %s', async (sort) => {
    for (let n = 0; n < 5; n += 1) await listed(`b${n}`);
    const all: string[] = [];
    let path: string | undefined = `/api/community/boards/?sort=${sort}&limit=2`;
    for (; path !== undefined;) {
      const page = await server.ask({ path });
      all.push(...page.body.map(({ name }: { name: string }) => name));
      path = /<(?:[^>]*?)(\/api[^>]*)>/u.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(all.toSorted()).toEqual(['b0', 'b1', 'b2', 'b3', 'b4']);
    for (const cursor of ['x', Buffer.from('["x","y"]').toString('base64url')])
      expect((await server.ask({ path: `/api/community/boards/?cursor=${cursor}` })).status).toBe(400);
  });

  test('forgets in its order what is older than ninety days, and counts right whatever was counted before', async () => {
    const [old, fresh] = [await listed('Old'), await listed('Fresh')];
    const eve = await server.signUp();
    await ask(eve, old.code, 'clone');
    await server.pool.query(
      'update board_clones set created_at = created_at - interval $$91 days$$ where board_id = $1',
      [old.id],
    );
    await ask(eve, fresh.code, 'like');
    await server.pool.query('update boards set likes_count = 70, popularity = 0 where id = $1', [fresh.id]);
    await recountBoards(databaseOf(server.pool), Date.now());
    expect(await names()).toEqual(['Fresh', 'Old']);
    const { body } = await server.ask({ path: '/api/community/boards/' });
    expect(body).toMatchObject([{ likesCount: 1 }, { likesCount: 0, clonesCount: 1 }]);
  });

  test('can be cleaned by who runs this Cairn, by what people report', async () => {
    const { code } = await listed('Bad');
    await ask(ida, code, 'report', { reason: 'It is\nspam' });
    const db = databaseOf(server.pool);
    expect(await reportedBoards(db)).toEqual([
      expect.stringMatching(new RegExp(`^${code}\tshown\t1×.*\tBad\tIt is spam$`, 'u')),
    ]);
    expect(await hideBoard(db, code, true)).toContain('members');
    expect(await names()).toEqual([]);
    expect((await server.ask({ path: `/api/public-boards/${code}/` })).body.code).toBe('board.private');
    await hideBoard(db, code, false);
    expect(await names()).toEqual(['Bad']);
    await expect(hideBoard(db, 'none', true)).rejects.toThrow('There is no board');
  });

  test('is there only where it is switched on; boards are public by link all the same', async () => {
    const quiet = await openTestServer();
    const ben = await quiet.signUp();
    const { code } = await makePublicBoard(ben, {}, { isListed: true });
    for (const path of ['/api/community/boards/', '/api/community/boards-categories/']) {
      const answer = await quiet.ask({ path });
      expect([answer.status, answer.body.code]).toEqual([404, 'gallery.off']);
    }
    expect((await quiet.ask({ path: `/api/public-boards/${code}/` })).status).toBe(200);
    expect((await quiet.ask({ path: '/api/community/boards/templates/' })).status).toBe(200);
    await quiet.close();
  });
});
