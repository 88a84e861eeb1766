import { fileURLToPath } from 'node:url';
import { firstChunk } from './classic-first-file.ts';

/** What answers who imports whom while files are cut. */
interface ModuleGraph {
  getModuleInfo(moduleId: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    /** Who imports it at once, and who later. */
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** What belongs together in a file. */
interface Part {
  readonly modules: ReadonlySet<string>;
  /** The names of the sentences that its modules say. */
  readonly sentences: ReadonlySet<string>;
}

interface Parts {
  readonly first: Part;
  /** Pages that people open by their address, by the name of their file: what each needs besides the first. */
  readonly pages: ReadonlyMap<string, Part>;
  /** What the planner fetches by itself, by the name of its file; a part has what none before it has. */
  readonly fetched: ReadonlyMap<string, Part>;
}

const firstModule = fileURLToPath(new URL('../src/main.tsx', import.meta.url));
const sentence = /[\\/]words[\\/]src[\\/]generated[\\/]messages[\\/](?<name>\w+)\.js$/u;
const allSentences = /[\\/]words[\\/]src[\\/]generated[\\/]messages[\\/.]|[\\/]bundle[\\/]spoken-words\.ts$/u;

/** Who fetches by itself, right behind the first picture and once the page is quiet, what that one can do without. */
const fetching = [
  // With the first answer, at the door too; and the table of calls, which the first call by name waits for.
  { name: 'our-answer', askers: ['client/src/wire/fetch-wire.ts', 'client/src/wire/late-call.ts'] },
  {
    name: 'after-paint',
    askers: [
      'client/src/opening/browser-environment.ts',
      'client/src/opening/open-cairn.ts',
      'client/src/cairn/cairn.ts',
      'client/src/persistence/local-change.ts',
      'web/src/periods/life-squares.tsx',
      'web/src/page/later-mark.ts',
      'web/src/shell/root-frame.tsx',
    ],
  },
  {
    name: 'when-quiet',
    askers: [
      'web/src/goals/goal-meta.tsx',
      'web/src/goals/keep.ts',
      'web/src/goals/remove-later.ts',
      'web/src/periods/list-tools.tsx',
      'web/src/shell/load-overlay.ts',
      'web/src/shell/shell.tsx',
    ],
  },
];
/** Pages that are opened by their address, by the name of their file: the forms of the door, and those of `files-ahead.ts`. */
const pages = [
  // What somebody sees there who is signed in already comes by itself.
  { name: 'door', screen: /[\\/]screens[\\/]sign-in[\\/][\w-]+-screen\.tsx$/u },
  { name: 'board-page', screen: /[\\/]screens[\\/]boards[\\/]board-screen\.tsx$/u },
];
/** What surfaces are made of, beside what is on them: both at once would be parsed in one go. */
const ofControls = /[\\/](?:ui[\\/]src|node_modules)[\\/]/u;
/** These bring a large library each: whoever needs one waits for no other. */
const apart = /[\\/](?:notes-editor\.tsx|said-moments\.ts)$/u;

const code = /\.m?[jt]sx?$/u;
/** What is not much longer than its own import. */
const mostLettersShared = 2_500;

let parts: Parts | null = null;

/**
 * The file that a module goes to; null where the bundler decides.
 *
 * What the first screen needs is one file: each further one would be a trip of its own. A page that is opened by its
 * address, such as the door of those who are not signed in, is another, which needs no third. What the planner fetches by
 * itself afterwards comes in few files, as each costs every visit more than what is in it. A sentence goes where it is
 * said, one that none of these says into a file for later. So do signs and helpers of a few lines that several later files
 * share: each by itself would be a trip, and a name in the first file.
 */
export function chunkOf(moduleId: string, graph: ModuleGraph): string | null {
  parts ??= partsOf(graph);
  const { first, pages, fetched } = parts;
  const said = sentence.exec(moduleId)?.groups?.['name'];
  if (said !== undefined) {
    if (first.sentences.has(said)) return firstChunk;
    return pageWith(pages, ({ sentences }) => sentences.has(said)) ?? 'later-words';
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

/** The file of the one page that needs something; what several need is in the first, so that none asks for another's. */
function pageWith(pages: Parts['pages'], isNeeded: (page: Part) => boolean): string | null {
  const [name, another] = [...pages].filter(([, page]) => isNeeded(page)).map(([file]) => file);
  return another === undefined ? (name ?? null) : firstChunk;
}

/** Whether more than one later file needs it, and it brings nothing along that the first has not. */
function isSmallAndShared(moduleId: string, graph: ModuleGraph, first: ReadonlySet<string>): boolean {
  const module = graph.getModuleInfo(moduleId);
  return (
    code.test(moduleId) &&
    module !== null &&
    module.importers.length > 1 &&
    module.dynamicImporters.length === 0 &&
    (module.code?.length ?? 0) < mostLettersShared &&
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

/** What the first part fetches without being asked, each module with whoever fetches it first. */
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

/** The modules that come with some at once, without what they import later and without the sentences themselves. */
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
