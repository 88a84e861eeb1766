import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { textOf, trackedFiles } from './tracked-files.ts';

/** Only `client/src/wire` and tests may use addresses and the shape of an answer. */
const sources = trackedFiles.filter(
  (file) =>
    /^(client|web)\/src\/.*\.tsx?$/u.test(file) &&
    !file.startsWith('client/src/wire/') &&
    !/\.test\.tsx?$|\/testing\//u.test(file),
);

const answering = /^(?:call|callPage|lateCall|outcomeOf|successIn|refusalIn|fieldsIn|send)$/u;

type Visit = (node: ts.Node) => boolean;

function piecesOf(file: string, text: string, isForbidden: Visit): readonly string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const pieces: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForbidden(node)) pieces.push(`${file}: ${node.getText(source)}`);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces;
}

const textKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

const isAddress: Visit = (node) => textKinds.has(node.kind) && /\bapi\b\\?\//u.test(node.getText());

function readsAnswer(node: ts.Node): boolean {
  const name = ts.isCallExpression(node)
    ? ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name.text
      : node.expression.getText()
    : '';
  if (answering.test(name) || (ts.isIdentifier(node) && node.text === 'body')) return true;
  if (node.getText() === 'document.body') return false;
  return ts.forEachChild(node, (child) => readsAnswer(child) || undefined) ?? false;
}

/** A type that is asserted for an answer, or passed to a function that returns one. */
const isClaim: Visit = (node) =>
  (ts.isAsExpression(node) && node.type.getText() !== 'const' && readsAnswer(node.expression)) ||
  (ts.isCallExpression(node) && node.typeArguments !== undefined && readsAnswer(node));

const forbiddenIn = (isForbidden: Visit) =>
  sources.flatMap((file) => piecesOf(file, textOf(file), isForbidden));

describe('what the browser asks of the server', () => {
  test('goes by the name of a call: no address of the API outside client/src/wire', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(forbiddenIn(isAddress)).toEqual([]);
  });

  test('has the type of the contract: none is claimed outside client/src/wire', () => {
    expect(forbiddenIn(isClaim)).toEqual([]);
  });

  test.each([
    "const path = '/api/v2/spaces/';",
    'const path = `/api/goals-2/${id}/`;',
    'const path = `${origin}/api/goals-2/`;',
    String.raw`const isCall = /^\/api\//u;`,
    "const path = 'api/goals-2/';",
    'const link = <a href="/api/docs/">API</a>;',
  ])('an address is noticed: %s', (text) => {
    expect(piecesOf('web/src/x.tsx', text, isAddress)).toHaveLength(1);
  });

  test.each([
    'const space = answer.body as SpaceRow;',
    'const rows = (body ?? []) as readonly Row[];',
    "const space = (await call(wire, 'readSpace', { params })) as Outcome<SpaceRow, AskRefusal>;",
    'const answer = (await wire.send(request)) as FeedAnswer;',
    "const fields = successIn('readFeed', answer) as unknown as Fields;",
    "const space = await call<SpaceRow>(wire, 'readSpace');",
  ])('a claim is noticed: %s', (text) => {
    expect(piecesOf('client/src/x.ts', text, isClaim)).toHaveLength(1);
  });

  test.each([
    "import { fetchWire } from '../wire/fetch-wire.ts';",
    "const picture = '/files/1/hut.png';",
    "const kinds = ['read', 'write'] as const;",
    "const made = await call(wire, 'createSpace', { body });",
    'const key = event.key as Key;',
    'const page = document.body as HTMLBodyElement;',
  ])('what is neither stays: %s', (text) => {
    expect(piecesOf('client/src/x.ts', text, (node) => isAddress(node) || isClaim(node))).toEqual([]);
  });
});
