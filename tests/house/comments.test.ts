import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

/** Old or inverted English that a comment can do without (docs/style.md). */
const forbiddenWords =
  /\b(?:shall|anew|whoever|somebody[’']s|one[’']s own|be it|of which|but for|told|said|heard)\b|\bno more\b(?! than)/iu;
/** A comment begins with its subject. */
const forbiddenOpenings = /^(?:What|Who|Whoever|Those|It|They|That of|That which)\b/u;

const sources = trackedFiles.filter((file) => /\.(?:tsx?|mjs)$/u.test(file));

/** The comments of a file as plain text, without code in backticks. */
function commentsIn(file: string, text: string): readonly string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    const before = ts.getLeadingCommentRanges(text, node.pos) ?? [];
    const after = ts.getTrailingCommentRanges(text, node.end) ?? [];
    for (const range of [...before, ...after]) ranges.set(range.pos, range);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  const inOrder = [...ranges.values()].toSorted((one, other) => one.pos - other.pos);
  const texts: string[] = [];
  let last: ts.CommentRange | null = null;
  for (const range of inOrder) {
    const isGoingOn =
      last?.kind === ts.SyntaxKind.SingleLineCommentTrivia &&
      range.kind === last.kind &&
      text.slice(last.end, range.pos).trim() === '';
    const own = text.slice(range.pos, range.end);
    if (isGoingOn) texts.push(`${texts.pop() ?? ''}\n${own}`);
    else texts.push(own);
    last = range;
  }
  return texts.map(plainText);
}

const plainText = (comment: string) =>
  comment
    .replaceAll(/^\s*(?:\/\*+|\/\/|\*\/?)|\*\/$/gmu, ' ')
    .replaceAll(/`[^`]*`/gu, '`')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const isOdd = (comment: string) => forbiddenWords.test(comment) || forbiddenOpenings.test(comment);

describe('comments', () => {
  test('are plain English', () => {
    const odd = sources.flatMap((file) => {
      const text = textOf(file);
      // Parsing every file would take seconds; most have none of these words anywhere.
      const mayBeOdd =
        forbiddenWords.test(text) || /(?:\/\*\*|\/\/) (?:What|Who|Those|It|They|That)\b/u.test(text);
      return mayBeOdd
        ? commentsIn(file, text)
            .filter(isOdd)
            .map((comment) => `${file}: ${comment}`)
        : [];
    });
    expect(odd).toEqual([]);
  });

  test.each([
    [`/** ${'What'} becomes of it. */ const a = 1;`, 1],
    [`// The goal ${'shall'} be there.\nconst a = 1;`, 1],
    ['/**\n * Returns the goal.\n * Nobody said so.\n */\nconst a = 1;', 1],
    ["const a = 'What shall be, // said';", 0],
    ['/** No more than `What` goals. */ const a = 1;', 0],
    ['// The goal. What follows is text.\nconst a = 1;', 0],
    ['// The goal is\n// What it is.\nconst a = 1;', 0],
  ])('of %j that are odd: %i', (text, count) => {
    expect(commentsIn('a.ts', text).filter(isOdd)).toHaveLength(count);
  });
});
