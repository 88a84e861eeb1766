import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBrowserKey, newPushKey, pushKeyIn } from './push-key.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-push-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the key of a data folder is made once, is its owner’s to read, and a damaged one is refused', () => {
  const key = pushKeyIn(folder);
  expect(pushKeyIn(folder)).toEqual(key);
  expect(readdirSync(folder)).toEqual(['push-key']);
  expect(statSync(join(folder, 'push-key')).mode & 0o777).toBe(0o600);
  expect(key.publicKey).toMatch(/^B[\w-]{86}$/u);
  // Zero and a number beyond the order of the curve are no keys.
  for (const damaged of ['', 'short', Buffer.alloc(32), Buffer.alloc(32, 255)]) {
    writeFileSync(join(folder, 'push-key'), damaged);
    expect(() => pushKeyIn(folder)).toThrow('is damaged. Put its copy back');
  }
});

test('a browser’s key is a point on the curve', () => {
  expect(isBrowserKey(newPushKey().publicKey)).toBe(true);
  expect(isBrowserKey('A'.repeat(87))).toBe(false);
  expect(isBrowserKey('')).toBe(false);
});
