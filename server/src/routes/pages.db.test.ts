import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'cairn-web-'));
  const scripts =
    '<script id="first" data-de="/de.js">alert(1)</script><script src="/a.js"></script><script type="application/json">{}</script>';
  const document = `<!doctype html><html><head><title>Cairn</title>${scripts}</head><body></body></html>`;
  writeFileSync(join(webFolder, 'index.html'), document);
  server = await openTestServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

test('a page runs the script that is written into it, told by its hash, and no other', async () => {
  const { headers } = await server.ask({ path: '/horizons/' });
  const alertsOnce = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';
  expect(headers.get('content-security-policy')).toContain(
    `;script-src 'self' '${alertsOnce}';style-src 'self';`,
  );
});

test('the page that a mailed or shared link opens tells nobody where it was, and no search finds it', async () => {
  for (const path of [
    '/join/a-token/',
    '/reset/id/a-token/',
    '/confirm/a-token/',
    '/stop/a-token/',
    '/do/a-token/',
  ]) {
    const { status, headers } = await server.ask({ path });
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  expect((await server.ask({ path: '/board/' })).headers.get('referrer-policy')).toBe('same-origin');
});

test('what the server answers itself is no page, whatever it ends with', async () => {
  for (const path of [
    '/.well-known/change-password',
    '/robots.txt',
    '/calendar/unknown',
    '/metrics',
    '/embeds/x',
  ])
    expect((await server.ask({ path })).status, path).toBe(404);
  for (const path of ['/calendar/', '/calendar', '/horizons/weeks/'])
    expect((await server.ask({ path })).text, path).toContain('<title>Cairn</title>');
});
