import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const house = join(import.meta.dirname, '..', '..');
const tracked = spawnSync('git', ['ls-files'], { cwd: house, encoding: 'utf8' })
  .stdout.split('\n')
  .filter(Boolean);
const textOf = (file: string) => readFileSync(join(house, file), 'utf8');

describe('the files of the house', () => {
  test('stay below 400 lines, words, migrations and fixtures excepted', () => {
    const long = tracked
      .filter((file) => /\.(ts|tsx|mjs|css)$/u.test(file) && !/(words|migrations|fixtures)\//u.test(file))
      .filter((file) => textOf(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });
  test('are named in kebab-case', () => {
    const odd = tracked.filter(
      (file) => /\/src\//u.test(file) && !/^[a-z0-9./-]+$/u.test(file) && !file.includes('/fonts/'),
    );
    expect(odd).toEqual([]);
  });
  test('carry no address of a registry in the lockfile', () => {
    expect(textOf('package-lock.json')).not.toMatch(/"resolved": "http/u);
  });
  test('say the licence', () => {
    expect(textOf('LICENSE')).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
  });
});
