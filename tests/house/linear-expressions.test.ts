import { checkSync } from 'recheck';
import ts from 'typescript';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

// The checker in JavaScript. The faster builds are 30 MB, so package.json replaces them by a small package.
vi.stubEnv('RECHECK_BACKEND', 'pure');
afterAll(() => vi.unstubAllEnvs());

/** Slow expressions, or those the checker cannot judge, with the reason why they are allowed. */
const allowed: Readonly<Record<string, string>> = {
  [String.raw`/<meta name="description"[^>]*>/u`]: 'reads our own index.html',
  [String.raw`/<title>.*?<\/title>/u`]: 'reads our own index.html',
  [String.raw`/<script(?![^>]*\s(?:src|type)=)[^>]*>(?<text>.*?)<\/script>/gsu`]: 'reads our own index.html',
};

/** Files that build expressions at run time, with the reason why those are fast enough. */
const builders: Readonly<Record<string, string>> = {
  'core/src/folded.ts': 'one character class',
  'core/src/tags/tags.ts':
    'one character class; a tag begins only where the character before cannot be part of one',
  'core/src/time/found-durations.ts': 'reads at most maxReadLength characters',
  'core/src/time/found-periods.ts': 'reads at most maxReadLength characters',
};

interface Expression {
  readonly source: string;
  readonly flags: string;
}

const written = ({ source, flags }: Expression) => `/${source}/${flags}`;

function expressionsOf(files: readonly string[]): ReadonlyMap<string, Expression> {
  const expressions = new Map<string, Expression>();
  for (const file of files) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const visit = (node: ts.Node): void => {
      const parts = ts.isRegularExpressionLiteral(node) && /^\/(.*)\/(\w*)$/su.exec(node.text);
      if (parts) {
        const expression = { source: parts[1] as string, flags: parts[2] as string };
        expressions.set(written(expression), expression);
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false, kind));
  }
  return expressions;
}

const sources = trackedFiles.filter(
  (file) =>
    /^(core|contract|client|ui|web|server)\/src\/.*\.tsx?$/u.test(file) &&
    !/\.test\.tsx?$|\/testing\//u.test(file),
);

/** Counts of characters decide, not times: on a busy machine, a match that takes long would count as slow. */
const limits = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 100_000_000,
} as const;

const verdictOf = ({ source, flags }: Expression): string => {
  const verdict = checkSync(source, flags, limits);
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.status;
};

const expressions = expressionsOf(sources);
const checked = [...expressions.keys()].filter((name) => allowed[name] === undefined);

describe('a regular expression', () => {
  // One test for each: together they take a minute.
  test.each(checked.map((name) => ({ name })))('takes linear time on any text: $name', ({ name }) => {
    expect(verdictOf(expressions.get(name) as Expression)).toBe('safe');
  });
  test('is found in the sources', () => {
    expect(expressions.size).toBeGreaterThan(150);
    expect(Object.keys(allowed).filter((name) => !expressions.has(name))).toEqual([]);
  });
  test('is built only in files that say why it is fast enough', () => {
    const building = sources.filter((file) => /\bRegExp\(/u.test(textOf(file)));
    expect(building).toEqual(Object.keys(builders));
  });
  test('that is slow is noticed', () => {
    expect(verdictOf({ source: '^(?:a+)+$', flags: 'u' })).toBe('exponential');
    expect(verdictOf({ source: ' +$', flags: 'u' })).toBe('2nd degree polynomial');
  });
});
