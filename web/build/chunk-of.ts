import { fileURLToPath } from 'node:url';
import { firstChunk } from './classic-first-file.ts';

interface ModuleGraph {
  getModuleInfo(moduleId: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

interface Part {
  readonly modules: ReadonlySet<string>;
  readonly sentences: ReadonlySet<string>;
}

interface Parts {
  readonly first: Part;
  /** Pages that users open by address, by file name, without modules of the first part. */
  readonly pages: ReadonlyMap<string, Part>;
  /**
   * Parts that the app loads by itself, by file name. A module belongs to the first part that contains it.
   */
  readonly fetched: ReadonlyMap<string, Part>;
}

const firstModule = fileURLToPath(new URL('../src/main.tsx', import.meta.url));
const sentence = /[\\/]words[\\/]src[\\/]generated[\\/]messages[\\/](?<name>\w+)\.js$/u;
const allSentences = /[\\/]words[\\/]src[\\/]generated[\\/]messages[\\/.]|[\\/]bundle[\\/]spoken-words\.ts$/u;

/** Loaded after the first paint, or when the page is idle. */
const fetching = [
  // Needed for the first answer, even on the sign-in page. Includes the methods and paths of all calls, for
  // which the first call waits.
  { name: 'our-answer', askers: ['client/src/wire/fetch-wire.ts', 'client/src/wire/late-call.ts'] },
  {
    name: 'after-paint',
    askers: [
      'client/src/opening/browser-environment.ts',
      'client/src/opening/open-cairn.ts',
      'client/src/cairn/cairn.ts',
      'client/src/persistence/local-change.ts',
      'web/src/goals/use-adding.ts',
      'web/src/periods/hide-completed.tsx',
      'web/src/periods/life-squares.tsx',
      'web/src/page/later-mark.ts',
      'web/src/periods/later-horizon-tabs.ts',
      'web/src/shell/later-bottom-bar.ts',
      'web/src/shell/root-frame.tsx',
      'web/src/shell/sidebar.tsx',
    ],
  },
  {
    name: 'when-quiet',
    askers: [
      'web/src/goals/goal-meta.tsx',
      'web/src/goals/warn-unless-saved.ts',
      'web/src/goals/remove-later.ts',
      'web/src/periods/list-tools.tsx',
      'web/src/shell/load-overlay.ts',
      'web/src/shell/shell.tsx',
    ],
  },
];
/** File names of pages: the sign-up and sign-in forms, and the pages of `files-ahead.ts`. */
const pages = [
  // The parts for signed-in users load by themselves.
  { name: 'door', screen: /[\\/]screens[\\/]sign-in[\\/][\w-]+-screen\.tsx$/u },
  { name: 'board-page', screen: /[\\/]screens[\\/]boards[\\/]board-screen\.tsx$/u },
  { name: 'climbs-page', screen: /[\\/]screens[\\/]climbs[\\/]climbs-screen\.tsx$/u },
];
/** Separate from the dialogs and menus that use them, because parsing both together takes too long. */
const ofControls = /[\\/](?:ui[\\/]src|node_modules)[\\/]/u;
/** Modules in separate files, because each imports a large library. */
const apart = /[\\/](?:notes-editor\.tsx|said-moments\.ts)$/u;

const code = /\.m?[jt]sx?$/u;
/** In characters; a shorter module is hardly longer than an import of it. */
const maxLettersShared = 2_500;

let parts: Parts | null = null;

/**
 * Null lets the bundler decide.
 *
 * The first screen is one file, since each further file costs a request. A page opened by address, such as the
 * sign-in, is a second file. Parts that load by themselves come in few files. Messages are put where they are
 * used. Small modules shared by several later files are put together: each file would need a name in the first.
 */
export function chunkOf(moduleId: string, graph: ModuleGraph): string | null {
  parts ??= partsOf(graph);
  const { first, pages, fetched } = parts;
  const name = sentence.exec(moduleId)?.groups?.['name'];
  if (name !== undefined) {
    if (first.sentences.has(name)) return firstChunk;
    return pageWith(pages, ({ sentences }) => sentences.has(name)) ?? 'later-words';
  }
  if (first.modules.has(moduleId) || allSentences.test(moduleId)) return firstChunk;
  const page = pageWith(pages, ({ modules }) => modules.has(moduleId));
  if (page !== null) return page;
  for (const [name, { modules }] of fetched) {
    if (!modules.has(moduleId)) continue;
    return name === 'when-quiet' && ofControls.test(moduleId) ? 'controls' : name;
  }
  return isSmallAndShared(moduleId, graph, first.modules) ? 'later-parts' : null;
}

/** Modules that several pages need are in the first file, so that no page loads another page's file. */
function pageWith(pages: Parts['pages'], isNeeded: (page: Part) => boolean): string | null {
  const [name, another] = [...pages].filter(([, page]) => isNeeded(page)).map(([file]) => file);
  return another === undefined ? (name ?? null) : firstChunk;
}

/** Whether the module can move to the first file without any other module. */
function isSmallAndShared(moduleId: string, graph: ModuleGraph, first: ReadonlySet<string>): boolean {
  const module = graph.getModuleInfo(moduleId);
  return (
    code.test(moduleId) &&
    module !== null &&
    module.importers.length > 1 &&
    module.dynamicImporters.length === 0 &&
    (module.code?.length ?? 0) < maxLettersShared &&
    module.importedIds.every((imported) => first.has(imported) || allSentences.test(imported))
  );
}

function partsOf(graph: ModuleGraph): Parts {
  const first = partOf([firstModule], graph);
  const screens = [...first.modules].flatMap(
    (moduleId) => graph.getModuleInfo(moduleId)?.dynamicallyImportedIds ?? [],
  );
  return {
    first,
    fetched: fetchedParts(graph),
    pages: new Map(
      pages.map(({ name, screen }) => [
        name,
        partOf(
          screens.filter((moduleId) => screen.test(moduleId)),
          graph,
        ),
      ]),
    ),
  };
}

function fetchedParts(graph: ModuleGraph): ReadonlyMap<string, Part> {
  return new Map(
    fetching.map(({ name, askers }) => {
      const roots = askers.flatMap((asker) => askedBy(asker, graph)).filter((root) => !apart.test(root));
      return [name, partOf(roots, graph)];
    }),
  );
}

function askedBy(asker: string, graph: ModuleGraph): readonly string[] {
  const asked = graph.getModuleInfo(
    fileURLToPath(new URL(`../../${asker}`, import.meta.url)),
  )?.dynamicallyImportedIds;
  if (!asked?.length) throw new Error(`${asker} fetches nothing.`);
  return asked;
}

/** Excludes dynamic imports and message texts. */
function partOf(roots: readonly string[], graph: ModuleGraph): Part {
  const modules = new Set(roots);
  const sentences = new Set<string>();
  for (const moduleId of modules) {
    const module = graph.getModuleInfo(moduleId);
    for (const imported of module?.importedIds ?? []) if (!allSentences.test(imported)) modules.add(imported);
    for (const [, name = ''] of module?.code?.matchAll(/\bm\.(\w+)/gu) ?? []) sentences.add(name);
  }
  return { modules, sentences };
}
