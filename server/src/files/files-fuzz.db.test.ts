import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  ida = await server.signUp();
});
afterAll(() => server.close());

const beginnings = [
  '\u0089PNG\r\n\u001a\n',
  '\u00ff\u00d8\u00ff',
  'GIF89a',
  'RIFF\0\0\0\0WEBP',
  'BM\0\0\0\0\0\0\0\0',
  '<svg ',
  '%PDF-',
  '',
];
const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('a.png', '../../a', 'a"b', 'a\u0000b', 'a\r\nb: c', '\u202Ea', '.'.repeat(500), 'con'),
);
const internals = /node_modules|\.ts:\d|violates|at Object\.|cairn-files-/u;

test('files and forms of any kind are answered as the contract says, and what is kept can be fetched', async () => {
  const bytes = fc
    .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 300 }))
    .map(([head, rest]) => Buffer.concat([Buffer.from(head, 'latin1'), rest]));
  await fc.assert(
    fc.asyncProperty(bytes, name, fc.option(name), async (content, fileName, goal) => {
      const body = new FormData();
      if (goal !== null) body.set('goal', goal);
      body.set('file', new Blob([content]), fileName);
      const answer = await ida.ask({ method: 'POST', path: '/api/storage/', body });
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(answer.text).not.toMatch(internals);
      if (answer.status !== 201) return;
      const fetched = await fetch(`${server.origin}${answer.body.url}`, { headers: { cookie: ida.cookie } });
      expect(fetched.status).toBe(200);
      expect(Buffer.from(await fetched.arrayBuffer()).equals(content)).toBe(true);
      expect(fetched.headers.get('content-security-policy')).toContain('sandbox');
    }),
    { numRuns: 150, seed: 20_261_121 },
  );
});

test('bodies that only look like forms are refused', async () => {
  const piece = fc.constantFrom(
    '--edge',
    '--edge--',
    '\r\n',
    '\r\n\r\n',
    'content-disposition: form-data; name="file"; filename="a"',
    'content-disposition: form-data; name="goal"',
    'content-disposition: form-data; name="__proto__"',
    'content-type: application/json',
    'content-transfer-encoding: base64',
    '{"a":',
    '\u0000',
    'x',
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const answer = await ida.ask({ method: 'POST', path: '/api/storage/', body: pieces.join(''), headers });
      expect(answer.status, `${JSON.stringify(pieces)} ${answer.text}`).toBeLessThan(500);
      expect(answer.text).not.toMatch(internals);
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
});
