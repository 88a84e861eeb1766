import { expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

/** A test that the table names: its file, and its title as it stands there. */
const named = [...textOf('docs/security.md').matchAll(/`([^`]+\.test\.ts) › ([^`]+)`/gu)].map(
  ([, file, title]) => ({ file: file as string, title: title as string }),
);

test('every test that docs/security.md names is there', () => {
  expect(named.length).toBeGreaterThan(60);
  const isThere = ({ file, title }: (typeof named)[number]) =>
    trackedFiles.includes(file) && [`'${title}'`, `"${title}"`].some((text) => textOf(file).includes(text));
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});
