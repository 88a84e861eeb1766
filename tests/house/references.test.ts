import { describe, expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

const sources = trackedFiles.filter(
  (file) =>
    /\.(tsx?|mjs|css|sql)$/u.test(file) &&
    // This file is left out: it contains an example of each kind of wrong reference.
    !file.endsWith('references.test.ts'),
);

const tracked = new Set(trackedFiles);
const headings = new Map(
  trackedFiles
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, new Set([...textOf(file).matchAll(/^#+ (.+)$/gmu)].map(([, heading]) => heading))]),
);

/** Public standards are not checked. */
function deadReferences(text: string): readonly string[] {
  const paths = [...text.matchAll(/[\w./-]*\w\.md\b/gu)].map(([path]) => path);
  const sections = text.split('\n').filter((line) => line.includes('§') && !/RFC|FIPS/u.test(line));
  const named = [...text.matchAll(/([\w./-]*\w\.md),((?:(?: and)?[\s*/]+"[^"\n]+")+)/gu)].flatMap(
    ([, path = '', all = '']) =>
      [...all.matchAll(/"([^"]+)"/gu)].map(([, heading = '']) => ({ path, heading })),
  );
  const numbers = text.match(/docs\/product\.md \d[\d.]*/gu) ?? [];
  const spec = text.match(/\bspec (?:core|accounts|further)\b/gu) ?? [];
  return [
    ...paths.filter((path) => !tracked.has(path)),
    ...sections,
    ...named.filter(({ path, heading }) => !headings.get(path)?.has(heading)).map(({ heading }) => heading),
    ...numbers,
    ...spec,
  ];
}

describe('references in the sources', () => {
  test('lead to a file of the repository, a heading of a document, or a public standard', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const dead = sources.flatMap((file) => deadReferences(textOf(file)).map((what) => `${file}: ${what}`));
    expect(dead).toEqual([]);
  });
  test.each([
    '(spec core, about goals)',
    '(`sync.md`)',
    '(docs/product.md, "No such heading")',
    '(docs/product.md 5.23)',
    'as it is in §5',
    'see docs/nothing.md',
  ])('that lead nowhere are noticed: %s', (text) => {
    expect(deadReferences(text)).not.toEqual([]);
  });
  test.each([
    'RFC 9562 §5.7',
    '(docs/product.md, "Board editors" and "A public goal")',
    'docs/sync.md',
    'README.md',
  ])('that lead somewhere are not: %s', (text) => {
    expect(deadReferences(text)).toEqual([]);
  });
});
