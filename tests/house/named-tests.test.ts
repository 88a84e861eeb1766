import { expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

function namedIn(page: string): readonly { readonly file: string; readonly title: string }[] {
  return [...textOf(page).matchAll(/`([^`]+\.test\.ts) › ([^`]+)`/gu)].map(([, file, title]) => ({
    file: file as string,
    title: title as string,
  }));
}

test.each([
  ['docs/security.md', 60],
  ['docs/testing.md', 25],
] as const)('every test that %s names is there', (page, atLeast) => {
  const named = namedIn(page);
  expect(named.length).toBeGreaterThan(atLeast);
  const isThere = ({ file, title }: (typeof named)[number]) =>
    trackedFiles.includes(file) && [`'${title}'`, `"${title}"`].some((text) => textOf(file).includes(text));
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});
