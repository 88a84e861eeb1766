import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const told = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`, 'u').exec(html)?.[1];

async function madeClimb(isPublic: boolean): Promise<string> {
  const steps = [{ id: 'a', name: 'Boots', column: 1, periodIndex: 1 }];
  const body = { name: '</title><b>Walk', description: 'To the lake.', steps };
  const made = await ida.ask({ method: 'POST', path: '/api/my-climbs/', body });
  const { code } = made.body as { readonly code: string };
  if (isPublic) await ida.ask({ method: 'PATCH', path: `/api/my-climbs/${code}/`, body: { public: true } });
  return code;
}

test('a public climb says in its page what it is, and has a picture', async () => {
  const code = await madeClimb(true);
  const { text } = await server.ask({ path: `/climbs/${code}/` });
  expect(told(text, 'og:title')).toBe('&lt;/title&gt;&lt;b&gt;Walk');
  expect(told(text, 'og:description')).toBe('To the lake.');
  expect(told(text, 'og:url')).toBe(`http://localhost:4280/climbs/${code}/`);
  const [, json = ''] = /<script type="application\/json" id="shown">(.*)<\/script>/u.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({ code, steps: [{ name: 'Boots' }] });
  const picture = await fetched(server, `/climbs/${code}/preview.png`, null);
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test('a climb that is not public says nothing, and is not found by search engines', async () => {
  const code = await madeClimb(false);
  const { headers, text } = await server.ask({ path: `/climbs/${code}/` });
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(text).not.toContain('Walk');
  expect((await fetched(server, `/climbs/${code}/preview.png`, null)).status).toBe(404);
});
