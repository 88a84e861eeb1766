import { describe, expect, test } from 'vitest';
import { isOurFile } from './our-file.ts';

const document = '<!doctype html><meta name="application-name" content="Cairn" />';

function answer(
  path: string,
  {
    type,
    text = '',
    status = 200,
    redirected = false,
  }: {
    readonly type: string;
    readonly text?: string;
    readonly status?: number;
    readonly redirected?: boolean;
  },
): Response {
  const told = new Response(text, { status, headers: { 'content-type': type } });
  return Object.defineProperties(told, {
    url: { value: `https://cairn.example${path}` },
    redirected: { value: redirected },
  });
}

describe('a file of the app', () => {
  test.each([
    ['/assets/a-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/a-1.js', 'application/javascript'],
    ['/assets/a-1.css', 'text/css; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/icons/icon-180.png', 'image/png'],
    ['/assets/inter.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('is kept: %s as %s', async (path, type) => {
    expect(await isOurFile(answer(path, { type }))).toBe(true);
  });

  test('is the document only where it says so', async () => {
    expect(await isOurFile(answer('/index.html', { type: 'text/html', text: document }))).toBe(true);
    expect(await isOurFile(answer('/index.html', { type: 'text/html', text: '<h1>Welcome</h1>' }))).toBe(
      false,
    );
  });

  test('is not what somebody else answers in its place', async () => {
    for (const path of ['/assets/a-1.js', '/assets/a-1.css', '/favicon.svg', '/assets/inter.woff2'])
      expect(await isOurFile(answer(path, { type: 'text/html', text: document })), path).toBe(false);
    const type = 'text/javascript';
    expect(await isOurFile(answer('/assets/a-1.js', { type, redirected: true }))).toBe(false);
    expect(await isOurFile(answer('/assets/a-1.js', { type, status: 203 }))).toBe(false);
  });
});
