import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { makePublicBoard } from '../testing/public-boards.ts';
import { testPicture, uploaded } from '../testing/test-files.ts';
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
  server = await openTestServer({ webFolder, galleryIsOn: true });
  ida = await server.signUp();
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

const pageOf = (code: string) => server.ask({ path: `/boards/${code}/` });
const told = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`, 'u').exec(html)?.[1];

test('a public board says in its page what it is, and brings its goals along', async () => {
  const file = await uploaded(ida, await testPicture(), 'sky.png');
  const about = { ops: [{ insert: 'A year of\nclear evenings.\n' }] };
  const { id, code } = await makePublicBoard(ida, { name: 'Night sky', emoji: '🔭', richDescription: about });
  const { id: list } = await makeList(ida, { board: id, name: 'The moon' });
  await ida.createGoal({ bucket: list, name: 'Sketch it' });
  const { status, headers, text } = await pageOf(code);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(text).toContain('<title>🔭 Night sky</title>');
  expect(text.match(/<title>|name="description"/gu)).toHaveLength(2);
  expect(told(text, 'og:description')).toBe('A year of clear evenings.');
  expect(told(text, 'og:image')).toBe(`http://localhost:4280/boards/${code}/preview.png`);
  const [, json = ''] = /<script type="application\/json" id="shown">(.*)<\/script>/u.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({ code, own: false, buckets: [{ goals: [{ name: 'Sketch it' }] }] });

  await ida.ask({ method: 'PATCH', path: `/api/boards-2/${id}/`, body: { cover: file.url, name: 'Stars' } });
  await ida.ask({ method: 'PATCH', path: `/api/public-boards/${id}/`, body: { isListed: true } });
  const changed = await pageOf(code);
  expect(changed.headers.get('x-robots-tag')).toBeNull();
  expect(told(changed.text, 'og:title')).toBe('🔭 Stars');
  expect(told(changed.text, 'og:image')).toBe(`http://localhost:4280${file.url}`);
});

test('what is written on a board stays text in its page', async () => {
  const name = '</title><script>alert("a&b")</script><!--';
  const { id, code } = await makePublicBoard(ida, { name });
  await makeList(ida, { board: id, name });
  const { text } = await pageOf(code);
  expect(text.match(/<script/gu)).toHaveLength(1);
  expect(text).not.toContain('<!--');
  expect(told(text, 'og:title')).toBe(
    '&lt;/title&gt;&lt;script&gt;alert(&quot;a&amp;b&quot;)&lt;/script&gt;&lt;!--',
  );
});

test('a board that is not shown has the page of any other address', async () => {
  const { id, code } = await makePublicBoard(ida, { name: 'Was public' });
  await ida.ask({ method: 'PATCH', path: `/api/public-boards/${id}/`, body: { isPublic: false } });
  for (const at of [code, 'templates', 'nothing']) {
    const { status, headers, text } = await pageOf(at);
    expect([status, text]).toEqual([200, document]);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
});

test('a text that is too long for a preview is cut between its characters', async () => {
  const about = { ops: [{ insert: `${'👩‍👧 '.repeat(150)}\n` }] };
  const { code } = await makePublicBoard(ida, { name: 'Long', richDescription: about });
  const { text } = await pageOf(code);
  const description = told(text, 'og:description') as string;
  expect([...description].length).toBeLessThanOrEqual(200);
  expect(description).toMatch(/^(?:👩‍👧 )*👩‍👧…$/u);
});
