import { describe, expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

describe('the files of the house', () => {
  test('stay below 400 lines, words, migrations and fixtures excepted', () => {
    const long = trackedFiles
      .filter((file) => /\.(ts|tsx|mjs|css)$/u.test(file) && !/(words|migrations|fixtures)\//u.test(file))
      .filter((file) => textOf(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });
  test('are named in kebab-case', () => {
    const odd = trackedFiles.filter(
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
