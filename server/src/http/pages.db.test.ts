import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'cairn-web-'));
  const document = '<!doctype html><html><head><title>Cairn</title></head><body></body></html>';
  writeFileSync(join(webFolder, 'index.html'), document);
  server = await openTestServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

test('the page that a link to join opens tells nobody where it was, and no search finds it', async () => {
  const { status, headers } = await server.ask({ path: '/join/a-token/' });
  expect(status).toBe(200);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect((await server.ask({ path: '/board/' })).headers.get('referrer-policy')).toBe('same-origin');
});
