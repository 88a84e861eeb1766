import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const firstChunk = 'planner';

/** A global with the first file's exports; numbered for parts merged into that file. */
const shelf = 'cairnFirstPart';

interface Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Import extends Tree {
  readonly source: { readonly value: string };
  readonly specifiers: readonly { readonly local: Named; readonly imported: Named }[];
}

interface Export extends Tree {
  readonly declaration?: Tree | null;
  readonly specifiers?: readonly { readonly local: Named; readonly exported: Named }[];
}

interface Named {
  readonly name: string;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type Parse = (code: string) => readonly Tree[];

/** The first file's own chunk comes first. Known when files have names. */
let inside: readonly string[] = [];

/** Chunks merged into the first file need no preload of their own. */
export const isInFirstFile = (fileName: string): boolean => inside.includes(fileName);

/**
 * Turns the first screen's chunk into a classic script, whose exports later files read from a global.
 *
 * Chromium caches compiled code of a service worker's files only for classic scripts. As a module, the first
 * and largest file would be parsed at each visit (`docs/benchmarks.md`). Later files get the values of that
 * moment, so exports must not change; a lint rule forbids those that could. A module in between would cost
 * one more request.
 */
export function classicFirstFile(): Plugin[] {
  return [
    {
      name: 'cairn-first-file-parts',
      apply: 'build',
      generateBundle: { order: 'pre', handler: (_, bundle) => void (inside = partsOf(bundle)) },
    },
    {
      name: 'cairn-classic-first-file',
      apply: 'build',
      enforce: 'post',
      // File names are fixed before this change, so its version is part of their hash.
      augmentChunkHash: () => shelf,
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const page = bundle['index.html'];
          if (page?.type !== 'asset') throw new Error('The page is not there.');
          const parse: Parse = (code) => (this.parse(code) as unknown as { body: readonly Tree[] }).body;
          const names = shelfNames(bundle, parse);
          const code = classicScript(bundle, parse, names);
          const source = `{const importMeta={url:document.currentScript.src};${code}}`;
          const reference = this.emitFile({ type: 'asset', name: 'first.js', source });
          page.source = startedBy(this.getFileName(reference), String(page.source));
          for (const fileName of inside) delete bundle[fileName];
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') takeFromShelves(file, parse, names);
        },
      },
    },
  ];
}

function partsOf(bundle: Bundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ name }) => name === firstChunk);
  if (!first) throw new Error('The first file is not there.');
  const parts = new Set([first.fileName]);
  for (const fileName of parts) {
    const imports = chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
    if (imports.includes(first.fileName))
      throw new Error(`The first file needs ${fileName}, which needs the first file.`);
    for (const imported of imports) parts.add(imported);
  }
  return [...parts];
}

function shelfOf(fileName: string): string | null {
  const place = inside.indexOf(fileName);
  return place === -1 ? null : shelf + (place || '');
}

/** Local names of exports, by file and exported name. An export under its local name takes half the characters. */
type ShelfNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

function classicScript(bundle: Bundle, parse: Parse, names: ShelfNames): string {
  const run = new Set<string>();
  const valueOf = (fileName: string): string => {
    const place = shelfOf(fileName);
    const file = bundle[fileName];
    if (place === null || file?.type !== 'chunk')
      throw new Error(`${fileName} is no part of the first file.`);
    if (run.has(fileName)) return place;
    run.add(fileName);
    const body = parse(file.code);
    const taken = (statement: Import) => {
      const source = besides(fileName, statement.source.value);
      return asConstants(statement, valueOf(source), namesAt(source, names));
    };
    const left = new Set(namesAt(fileName, names).values());
    return `globalThis.${place}=${asExpression(file.code, body, left, taken)}`;
  };
  return valueOf(inside[0] ?? '');
}

function shelfNames(bundle: Bundle, parse: Parse): ShelfNames {
  return new Map(
    inside.map((fileName) => {
      const file = bundle[fileName];
      const exported = file?.type === 'chunk' ? parse(file.code).filter(isExport) : [];
      const specifiers = exported.flatMap(({ declaration, specifiers: named }) => {
        if (declaration || !named) throw new Error('The bundler exports in a way that is not known here.');
        return named;
      });
      return [fileName, new Map(specifiers.map(({ local, exported: { name } }) => [name, local.name]))];
    }),
  );
}

const namesAt = (fileName: string, names: ShelfNames) => names.get(fileName) ?? new Map<string, string>();

/** Replaces imports from the first file by reads of the global. */
function takeFromShelves(file: Chunk, parse: Parse, names: ShelfNames): void {
  if (file.dynamicImports.some(isInFirstFile))
    throw new Error(`${file.fileName} loads later what is in the first file: it can import that at once.`);
  if (!file.imports.some(isInFirstFile)) return;
  const cuts = parse(file.code).flatMap((statement): readonly Cut[] => {
    const source = besides(file.fileName, (statement as Import).source?.value ?? '');
    const place = shelfOf(source);
    if (place === null) return [];
    if (!isImport(statement)) throw new Error(`${file.fileName} hands on what is in the first file.`);
    return [{ ...statement, text: asConstants(statement, place, namesAt(source, names)) }];
  });
  file.code = withCuts(file.code, cuts);
  file.imports = file.imports.filter((imported) => !isInFirstFile(imported));
}

const besides = (fileName: string, source: string): string => posix.join(posix.dirname(fileName), source);

function startedBy(firstFile: string, html: string): string {
  const modules = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/gu;
  const charset = '<meta charset="utf-8" />';
  return (
    html
      .replaceAll(modules, '')
      // Requested first: files come from the cache one after the other, and the page waits for this file.
      .replace(charset, `$&\n    <link rel="preload" as="script" href="/${firstFile}" />`)
      .replace('</head>', `  <script defer src="/${firstFile}"></script>\n  </head>`)
  );
}

function asExpression(
  code: string,
  body: readonly Tree[],
  left: ReadonlySet<string>,
  taken: (statement: Import) => string,
): string {
  const cuts = body.flatMap((statement): readonly Cut[] => {
    if (isExport(statement)) return [{ ...statement, text: '' }];
    return isImport(statement)
      ? [{ ...statement, text: taken(statement) }]
      : metaProperties(statement).map((meta) => ({ ...meta, text: 'importMeta' }));
  });
  return `(()=>{"use strict";${withCuts(code, cuts)}\nreturn{${[...left].join(',')}}})()`;
}

function asConstants({ specifiers }: Import, value: string, names: ReadonlyMap<string, string>): string {
  const taken = specifiers.map(({ local, imported }) => {
    const name = names.get(imported.name);
    if (name === undefined) throw new Error(`Nothing lies there as ${imported.name}.`);
    return name === local.name ? name : `${name}:${local.name}`;
  });
  return `const{${taken.join(',')}}=${value};`;
}

function withCuts(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), code);
}

const isImport = (statement: Tree): statement is Import => statement.type === 'ImportDeclaration';
const isExport = (statement: Tree): statement is Export => statement.type.startsWith('Export');

/** Only modules allow `import.meta`. */
function metaProperties(node: unknown): readonly Tree[] {
  if (Array.isArray(node)) return node.flatMap(metaProperties);
  if (typeof node !== 'object' || node === null) return [];
  return (node as Tree).type === 'MetaProperty'
    ? [node as Tree]
    : Object.values(node).flatMap(metaProperties);
}
