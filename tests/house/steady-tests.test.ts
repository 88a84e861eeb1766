import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const house = join(import.meta.dirname, '..', '..');
const tests = spawnSync('git', ['ls-files', '*.test.ts', '*.test.tsx', 'tests', 'vitest.config.ts'], {
  cwd: house,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith('steady-tests.test.ts'));

/** A setting that runs a failed test again. */
const retry = /\bretry:\s*[1-9{]|\bretries:/u;
/** An assertion on a stopwatch. */
const elapsed = /expect\(\s*(performance|Date)\.now\(\)\s*-/u;

const filesWith = (pattern: RegExp) =>
  tests.filter((file) => pattern.test(readFileSync(join(house, file), 'utf8')));

describe('the tests of the house', () => {
  test('are never run again after a failure', () => {
    expect(tests.length).toBeGreaterThan(200);
    expect(filesWith(retry)).toEqual([]);
  });
  test('assert no elapsed time: speed is measured in bench/', () => {
    expect(filesWith(elapsed)).toEqual([]);
  });
  test('would be noticed', () => {
    expect("test('a', { retry: 2 }, run)").toMatch(retry);
    expect('retries: process.env.CI ? 1 : 0').toMatch(retry);
    expect('expect(performance.now() - startedAt).toBeLessThan(3_000)').toMatch(elapsed);
  });
});
