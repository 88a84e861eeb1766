import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..', '..');

export type Kind =
  | 'array'
  | 'boolean'
  | 'Buffer'
  | 'Date'
  | 'json'
  | 'null'
  | 'number'
  | 'other'
  | 'string'
  | 'undefined';

export interface ClaimedField {
  readonly text: string;
  readonly kinds: ReadonlySet<Kind>;
  /** Has no Date, Map or function at any depth. */
  readonly fitsJson: boolean;
  readonly element: ClaimedField | null;
}

export interface Claim {
  /** Path from the repository's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Enclosing constant, function or property. */
  readonly name: string;
  /** The SQL, if written literally in the call. */
  readonly literal: string | null;
  /** Null without a row type: no code reads the rows. */
  readonly fields: ReadonlyMap<string, ClaimedField> | null;
}

/**
 * In source order.
 *
 * @param added more sources, by a path from the root, where no file exists
 */
export function readClaims(
  files: readonly string[],
  added: Readonly<Record<string, string>> = {},
): readonly Claim[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const overlay = new Map(Object.entries(added).map(([file, text]) => [join(root, file), text]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => overlay.get(path) ?? readFile(path);
  host.fileExists = (path) => overlay.has(path) || fileExists(path);
  const names = [...files, ...Object.keys(added)].map((file) => join(root, file));
  const program = ts.createProgram(names, { ...options, types: ['node'] }, host);
  return names.flatMap((name) => claimsIn(program, program.getSourceFile(name) as ts.SourceFile));
}

function claimsIn(program: ts.Program, source: ts.SourceFile): readonly Claim[] {
  const checker = program.getTypeChecker();
  const claims: Claim[] = [];
  const visit = (node: ts.Node): void => {
    if (isStatementCall(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const [text] = node.arguments;
      const [row] = node.typeArguments ?? [];
      claims.push({
        file: relative(root, source.fileName),
        line: line + 1,
        column: character + 1,
        name: ownerOf(node),
        literal: text && ts.isStringLiteralLike(text) ? text.text : null,
        fields: row ? fieldsOf(program, checker.getTypeFromTypeNode(row)) : null,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return claims;
}

function isStatementCall(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'statement'
  );
}

function ownerOf(node: ts.Node): string {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (isOwner(at) && at.name && ts.isIdentifier(at.name)) return at.name.text;
  return '';
}

function isOwner(
  node: ts.Node,
): node is ts.VariableDeclaration | ts.FunctionDeclaration | ts.PropertyAssignment {
  return ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isPropertyAssignment(node);
}

function fieldsOf(program: ts.Program, row: ts.Type): ReadonlyMap<string, ClaimedField> {
  const checker = program.getTypeChecker();
  const fields = new Map<string, ClaimedField>();
  for (const property of checker.getPropertiesOfType(row))
    fields.set(property.name, fieldOf(program, checker.getTypeOfSymbol(property)));
  return fields;
}

function fieldOf(program: ts.Program, type: ts.Type): ClaimedField {
  const checker = program.getTypeChecker();
  const parts = partsOf(type);
  const elements = parts
    .filter((part) => isArray(checker, part))
    .flatMap((part) => elementsOf(checker, part));
  return {
    text: checker.typeToString(type),
    kinds: new Set(parts.map((part) => kindOf(program, part))),
    fitsJson: fitsJson(program, type, new Set()),
    element: elements.length === 1 ? fieldOf(program, elements[0] as ts.Type) : null,
  };
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isArray = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.isArrayType(type) || checker.isTupleType(type);
const elementsOf = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.getTypeArguments(type as ts.TypeReference);

const flagged: readonly (readonly [flags: ts.TypeFlags, kind: Kind])[] = [
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void, 'undefined'],
];

function kindOf(program: ts.Program, type: ts.Type): Kind {
  const base = type.isIntersection() ? (type.types.find((part) => !isObject(part)) ?? type) : type;
  const [, kind] = flagged.find(([flags]) => (base.flags & flags) !== 0) ?? [];
  if (kind) return kind;
  if (isArray(program.getTypeChecker(), base)) return 'array';
  const name = libraryName(program, base);
  if (name === 'Date' || name === 'Buffer') return name;
  return isObject(base) && name === null ? 'json' : 'other';
}

const isObject = (type: ts.Type) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

/** The name of an interface that JavaScript or Node declares; null for our own types. */
function libraryName(program: ts.Program, type: ts.Type): string | null {
  const isOfLibrary = type.symbol?.declarations?.some((declaration) => {
    const source = declaration.getSourceFile();
    return (
      ts.isInterfaceDeclaration(declaration) &&
      (program.isSourceFileDefaultLibrary(source) || source.fileName.includes('/@types/node/'))
    );
  });
  return isOfLibrary === true ? type.symbol.name : null;
}

function fitsJson(program: ts.Program, type: ts.Type, seen: Set<ts.Type>): boolean {
  if (seen.has(type)) return true;
  seen.add(type);
  const checker = program.getTypeChecker();
  return partsOf(type).every((part) => {
    if ((part.flags & ts.TypeFlags.Unknown) !== 0) return true;
    const kind = kindOf(program, part);
    if (kind === 'array') return elementsOf(checker, part).every((each) => fitsJson(program, each, seen));
    if (kind !== 'json') return !['Buffer', 'Date', 'other'].includes(kind);
    if (part.getCallSignatures().length > 0) return false;
    return [
      ...checker.getPropertiesOfType(part).map((property) => checker.getTypeOfSymbol(property)),
      ...checker.getIndexInfosOfType(part).map((info) => info.type),
    ].every((each) => fitsJson(program, each, seen));
  });
}
