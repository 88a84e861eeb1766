import { describe, expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

const tests = trackedFiles.filter(
  (file) =>
    (/\.test\.tsx?$/u.test(file) || /^tests\/.*\.tsx?$/u.test(file) || file === 'vitest.config.ts') &&
    // This file contains an example of each.
    !file.endsWith('steady-tests.test.ts'),
);

const retry = /\bretr(y|ies):/u;
const elapsed = /expect\(\s*(performance|Date)\.now\(\)\s*-/u;

/** Files share loaded modules: one may get the module that another file has replaced. */
const replacedModule = /\bvi\.mock\(/u;

const filesWith = (pattern: RegExp) => tests.filter((file) => pattern.test(textOf(file)));

describe('the tests of the house', () => {
  test('are never run again after a failure', () => {
    expect(tests.length).toBeGreaterThan(200);
    expect(filesWith(retry)).toEqual([]);
  });
  test('assert no elapsed time: speed is measured in bench/', () => {
    expect(filesWith(elapsed)).toEqual([]);
  });
  test('replace no module for other files too', () => {
    expect(filesWith(replacedModule)).toEqual([]);
  });
  test('would be noticed', () => {
    expect("test('a', { retry: 2 }, run)").toMatch(retry);
    expect('retries: process.env.CI ? 1 : 0').toMatch(retry);
    expect('expect(performance.now() - startedAt).toBeLessThan(3_000)').toMatch(elapsed);
    expect("vi.mock('./clock.ts', () => ({}))").toMatch(replacedModule);
  });
});
