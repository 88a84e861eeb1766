import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** The name of the chunk that holds the first screen. */
export const firstChunk = 'planner';

/** Where the first file leaves what later ones import from it. */
const shelf = 'cairnFirstFile';

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

/** A module as an expression that answers with what the module exported under these names. */
interface Expression {
  readonly code: string;
  readonly names: readonly string[];
}

/**
 * Turns the chunk of the first screen into a classic script, and leaves a module of its name for what loads later.
 *
 * Chromium keeps the compiled form of what a service worker stores, but only of classic scripts: as a module the first
 * file, by far the largest, is parsed anew at each visit (`docs/benchmarks.md`). Later modules get its bindings as they
 * are when it has run, so none may change after that; the linter refuses exports that could.
 */
export function classicFirstFile(): Plugin {
  return {
    name: 'cairn-classic-first-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === firstChunk);
        const page = bundle['index.html'];
        if (chunk?.type !== 'chunk' || page?.type !== 'asset')
          throw new Error('The first file is not there.');

        const expressionOf = (fileName: string): Expression => {
          const file = bundle[fileName];
          if (file?.type !== 'chunk') throw new Error(`${fileName} is no chunk.`);
          if (fileName !== chunk.fileName && file.imports.includes(chunk.fileName))
            throw new Error(`The first file needs ${fileName}, which needs the first file.`);
          const { body } = this.parse(file.code) as unknown as { readonly body: readonly Tree[] };
          return asExpression(file.code, body, (source) =>
            expressionOf(posix.join(posix.dirname(fileName), source)),
          );
        };
        const { code, names } = expressionOf(chunk.fileName);
        const source = `{const importMeta={url:document.currentScript.src};globalThis.${shelf}=${code}}`;
        const reference = this.emitFile({ type: 'asset', name: 'first.js', source });
        page.source = startedBy(this.getFileName(reference), String(page.source));
        chunk.code = exportsOf(names);
      },
    },
  };
}

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

function asExpression(
  code: string,
  body: readonly Tree[],
  imported: (source: string) => Expression,
): Expression {
  const exported = body.filter(isExport).flatMap(({ declaration, specifiers }) => {
    if (declaration || !specifiers) throw new Error('The bundler exports in a way that is not known here.');
    return specifiers;
  });
  const cuts = body.flatMap((statement): readonly Cut[] => {
    if (isExport(statement)) return [{ ...statement, text: '' }];
    return isImport(statement)
      ? [{ ...statement, text: asConstants(statement, imported) }]
      : metaProperties(statement).map((meta) => ({ ...meta, text: 'importMeta' }));
  });
  const inside = cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), code);
  const values = exported.map(({ local, exported: { name } }) => `${name}:${local.name}`);
  return {
    code: `(()=>{"use strict";${inside}\nreturn{${values.join(',')}}})()`,
    names: exported.map(({ exported: { name } }) => name),
  };
}

/** A module with the exports that the first file left. An export may be called by a reserved word, a constant not. */
function exportsOf(names: readonly string[]): string {
  const reserved = names.filter((name) => !isConstantName(name));
  const taken = names.map((name) => (reserved.includes(name) ? `${name}:${name}_` : name));
  const given = names.map((name) => (reserved.includes(name) ? `${name}_ as ${name}` : name));
  return `const{${taken.join(',')}}=${shelf};export{${given.join(',')}};`;
}

function isConstantName(name: string): boolean {
  try {
    return Boolean(new Function(`"use strict";const ${name}=0`));
  } catch {
    return false;
  }
}

function asConstants({ source, specifiers }: Import, imported: (source: string) => Expression): string {
  const names = specifiers.map(({ local, imported: { name } }) => `${name}:${local.name}`);
  return `const{${names.join(',')}}=${imported(source.value).code};`;
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
