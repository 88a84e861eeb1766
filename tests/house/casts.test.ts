import ts from 'typescript';
import { expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

const sources = trackedFiles.filter(
  (file) => /^client\/src\/.*\.tsx?$/u.test(file) && !/\.test\.tsx?$|\/testing\//u.test(file),
);

/** `as const` is allowed, because it claims nothing. */
function castsIn(file: string, text: string): readonly string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const casts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const')
      casts.push(`${file}: ${node.getText(source)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return casts;
}

test('records know their type: the client has fewer than 3 casts in 1,000 lines', () => {
  const texts = sources.map((file) => [file, textOf(file)] as const);
  const lines = texts.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);
  const casts = texts.flatMap(([file, text]) => castsIn(file, text));
  expect(lines).toBeGreaterThan(10_000);
  expect((1_000 * casts.length) / lines, casts.join('\n')).toBeLessThan(3);
});

test.each([
  ['const row = record.base as GoalRow;', 1],
  ['const row = record.base as unknown as GoalRow;', 2],
  ["const kinds = ['goal', 'board'] as const;", 0],
  ["import { m as words } from './words.ts';", 0],
])('a cast is noticed in: %s', (text, casts) => {
  expect(castsIn('client/src/x.ts', text)).toHaveLength(casts);
});
