import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The name of the chunk that holds the first screen. */
export const firstChunk = 'planner';

/** Where the first file leaves what later ones import from it; with a number, from a part that it has taken in. */
const shelf = 'cairnFirstPart';

/** A piece of a program's tree, as much of it as is looked at here. */
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

/** A stretch of code that something else takes the place of. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
/** The statements of a program. */
type Parse = (code: string) => readonly Tree[];

/** The files that the first one is made of, its own chunk first; known once they have their names. */
let inside: readonly string[] = [];

/** Whether a file is in the first one, so that nothing has to load it ahead. */
export const isInFirstFile = (fileName: string): boolean => inside.includes(fileName);

/**
 * Turns the chunk of the first screen into a classic script, which later files take what they share with it from.
 *
 * Chromium keeps the compiled form of what a service worker stores, but only of classic scripts: as a module the first
 * file, by far the largest, is parsed anew at each visit (`docs/benchmarks.md`). Later files get its bindings as they are
 * when it has run, so none may change after that; the linter refuses exports that could. They take them from where it
 * left them: a module that hands them on would be one more trip before the first of them.
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
      // Files are named before they are changed here; what was made of them in another way may not have the same names.
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

/** The first screen's chunk and what that imports at once. */
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

/** Where a part of the first file leaves what later ones take; null for a file that is none. */
function shelfOf(fileName: string): string | null {
  const place = inside.indexOf(fileName);
  return place === -1 ? null : shelf + (place || '');
}

/**
 * What a part of the first file calls what it leaves, by the names that others import it by: a thing that lies there under
 * its own name takes half as many letters of the first file.
 */
type ShelfNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** All parts of the first file, each run where it is needed first. */
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

/** What each part of the first file calls what it exports. */
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

/** Lets a later file take from the shelves what it imports from the first one. */
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

/** The file that another one names by a relative address. */
const besides = (fileName: string, source: string): string => posix.join(posix.dirname(fileName), source);

/** The document with the first file as a classic script in place of the modules that started it. */
function startedBy(firstFile: string, html: string): string {
  const modules = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/gu;
  const charset = '<meta charset="utf-8" />';
  return (
    html
      .replaceAll(modules, '')
      // Asked for before all else: files come from the cache one after the other, and this is the one that is waited for.
      .replace(charset, `$&\n    <link rel="preload" as="script" href="/${firstFile}" />`)
      .replace('</head>', `  <script defer src="/${firstFile}"></script>\n  </head>`)
  );
}

/** A module as an expression that answers with what it leaves, under the names that it has there. */
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

/** Every `import.meta` in there, which only modules may say. */
function metaProperties(node: unknown): readonly Tree[] {
  if (Array.isArray(node)) return node.flatMap(metaProperties);
  if (typeof node !== 'object' || node === null) return [];
  return (node as Tree).type === 'MetaProperty'
    ? [node as Tree]
    : Object.values(node).flatMap(metaProperties);
}
