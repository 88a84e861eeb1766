import { expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

test('every sentence is said somewhere', () => {
  const code = trackedFiles.filter((file) => /^(web|server|words)\/src\/.*(?<!\.test)\.tsx?$/u.test(file));
  const said = new Set(code.flatMap((file) => textOf(file).match(/\w+/gu) ?? []));
  const sentences = JSON.parse(textOf('words/messages/en.json')) as object;
  const names = Object.keys(sentences).filter((name) => !name.startsWith('$'));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !said.has(name))).toEqual([]);
});
