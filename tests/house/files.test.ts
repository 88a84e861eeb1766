import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

function longClassesIn(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return source.statements
    .filter(ts.isClassDeclaration)
    .filter((one) => lineOf(one.end) - lineOf(one.getStart(source)) >= 250)
    .map((one) => `${file}: ${one.name?.text ?? ''}`);
}

describe('the files of the house', () => {
  test('stay below 400 lines, words, migrations and fixtures excepted', () => {
    const long = trackedFiles
      .filter((file) => /\.(ts|tsx|mjs|css)$/u.test(file) && !/(words|migrations|fixtures)\//u.test(file))
      .filter((file) => textOf(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });
  test('hold no class of more than 250 lines', () => {
    const long = trackedFiles
      .filter((file) => /\/src\/.*\.ts$/u.test(file) && textOf(file).split('\n').length > 250)
      .flatMap((file) => longClassesIn(file, textOf(file)));
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

test('a class that is too long is found', () => {
  const members = Array.from({ length: 260 }, (_, at) => `  m${at}() {}`).join('\n');
  expect(longClassesIn('a.ts', `class Long {\n${members}\n}\n`)).toEqual(['a.ts: Long']);
});
