import { describe, expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

const sources = trackedFiles.filter(
  (file) =>
    /\.(tsx?|mjs|css|sql)$/u.test(file) &&
    // This file is left out: it contains an example of each kind of wrong reference.
    !file.endsWith('references.test.ts'),
);

const tracked = new Set(trackedFiles);
const decisions = new Set(
  [...textOf('docs/product.md').matchAll(/^### (5\.\d+) /gmu)].map(([, number]) => number),
);

/** Public standards are not checked. */
function deadReferences(text: string): readonly string[] {
  const paths = [...text.matchAll(/[\w./-]*\w\.md\b/gu)].map(([path]) => path);
  const sections = text.split('\n').filter((line) => line.includes('§') && !/RFC|FIPS/u.test(line));
  const numbers = [...text.matchAll(/docs\/product\.md ((?:5\.\d+(?:, )?)+)/gu)].flatMap(([, all]) =>
    (all ?? '').split(', '),
  );
  const spec = text.match(/\bspec (?:core|accounts|further)\b/gu) ?? [];
  return [
    ...paths.filter((path) => !tracked.has(path)),
    ...sections,
    ...numbers.filter((number) => !decisions.has(number)),
    ...spec,
  ];
}

describe('references in the sources', () => {
  test('lead to a file of the repository, a decision in docs/product.md, or a public standard', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const dead = sources.flatMap((file) => deadReferences(textOf(file)).map((what) => `${file}: ${what}`));
    expect(dead).toEqual([]);
  });
  test.each([
    '(spec core, about goals)',
    '(`sync.md`)',
    '(docs/product.md 5.99)',
    'as it is in §5',
    'see docs/nothing.md',
  ])('that lead nowhere are noticed: %s', (text) => {
    expect(deadReferences(text)).not.toEqual([]);
  });
  test.each(['RFC 9562 §5.7', '(docs/product.md 5.23, 5.24)', 'docs/sync.md', 'README.md'])(
    'that lead somewhere are not: %s',
    (text) => {
      expect(deadReferences(text)).toEqual([]);
    },
  );
});
