import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinKeyIn, joinTokenOf, newJoinKey } from './join-links.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-join-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the key of a data folder is made once, is its owner’s to read, and a damaged one is refused', () => {
  const key = joinKeyIn(folder);
  expect(key).toHaveLength(32);
  expect(joinKeyIn(folder)).toEqual(key);
  expect(readdirSync(folder)).toEqual(['join-key']);
  expect(statSync(join(folder, 'join-key')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'join-key'), '');
  expect(() => joinKeyIn(folder)).toThrow('is damaged. Remove it');
});

test('a token is the same for the same key and link, and another for each other one', () => {
  const [key, other] = [newJoinKey(), newJoinKey()];
  const tokens = [joinTokenOf(key, 'a'), joinTokenOf(key, 'b'), joinTokenOf(other, 'a')];
  expect(new Set(tokens).size).toBe(3);
  expect(joinTokenOf(key, 'a')).toBe(tokens[0]);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/u);
});
