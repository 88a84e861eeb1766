import type { Publication } from '@cairn/contract/publications';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePublicBoard } from '../testing/public-boards.ts';
import { fetched } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

const document =
  '<!doctype html><html><head><meta name="description" content="A planner."><title>Cairn</title></head>' +
  '<body><div id="root"></div></body></html>';

let webFolder: string;
let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'cairn-web-'));
  writeFileSync(join(webFolder, 'index.html'), document);
  server = await openTestServer({ webFolder });
  ida = await server.signUp();
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

const publicationPath = (id: string) => `/api/v2/goals-2/${id}/publication/`;
async function publishedCode(id: string): Promise<string> {
  const { body } = await ida.ask({ method: 'PUT', path: publicationPath(id), body: { subgoals: 'all' } });
  return ((body as Publication).url ?? '').split('/').at(-1) ?? '';
}
const told = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`, 'u').exec(html)?.[1];

test('a public goal says in its page what it is, has its own picture, and is not found by search engines', async () => {
  const richThoughts = { ops: [{ insert: 'Boots,\nwater.\n' }] };
  const goal = await ida.createGoal({ name: '</title><b>Walk & rest', richThoughts });
  await ida.createGoal({ name: 'Up', parent: goal.id, doneDate: '2026-11-20' });
  await ida.createGoal({ name: 'Down', parent: goal.id });
  const code = await publishedCode(goal.id);
  const { headers, text } = await server.ask({ path: `/goals/${code}/` });
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(told(text, 'og:title')).toBe('&lt;/title&gt;&lt;b&gt;Walk &amp; rest');
  expect(told(text, 'og:description')).toBe('Boots, water.');
  expect(told(text, 'og:image')).toBe(`http://localhost:4280/goals/${code}/preview.png`);
  const [, json = ''] = /<script type="application\/json" id="shown">(.*)<\/script>/u.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({ code, subgoals: [{ name: 'Up' }, { name: 'Down' }] });
});

test('the picture changes with the way, and is there only as long as the goal is public', async () => {
  const goal = await ida.createGoal({ name: 'Walk' });
  const half = await ida.createGoal({ name: 'Half of it', parent: goal.id });
  const code = await publishedCode(goal.id);
  const answer = () => fetched(server, `/goals/${code}/preview.png`, null);
  const picture = async () => Buffer.from(await (await answer()).arrayBuffer());
  expect((await answer()).headers.get('content-type')).toBe('image/png');
  const before = await picture();
  expect(await sharp(before).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect((await picture()).equals(before)).toBe(true);
  const edited = await ida.ask({
    method: 'PUT',
    path: `/api/goals-2/${half.id}/`,
    body: { doneDate: '2026-11-20' },
  });
  expect(edited.status).toBe(200);
  expect((await picture()).equals(before)).toBe(false);

  await ida.ask({ method: 'DELETE', path: publicationPath(goal.id) });
  expect((await answer()).status).toBe(404);
  const page = await server.ask({ path: `/goals/${code}/` });
  expect(page.text).toBe(document);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});

test('a board without a picture has one as well, as long as it is public', async () => {
  const { id, code } = await makePublicBoard(ida, { name: 'Hills' });
  const status = async () => (await fetched(server, `/boards/${code}/preview.png`, null)).status;
  expect(await status()).toBe(200);
  await ida.ask({ method: 'PATCH', path: `/api/public-boards/${id}/`, body: { isPublic: false } });
  expect(await status()).toBe(404);
});
