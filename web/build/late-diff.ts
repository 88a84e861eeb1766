import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const lateDiff = fileURLToPath(new URL('../src/bundle/late-diff.cjs', import.meta.url));
const difference = /[\\/]core[\\/]src[\\/]notes[\\/]difference\.ts$/u;

/**
 * The document comparison of `quill-delta` is 3 kB that nothing needs before the first paint. Modules that
 * compare import `core/src/notes/difference.ts`, which adds it.
 */
export function lateDiffs(): Plugin {
  return {
    name: 'cairn-late-diff',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'fast-diff' && importer?.includes('quill-delta') ? lateDiff : null,
    transform: {
      filter: { id: difference },
      handler: (code) => ({
        code: `import fastDiff from 'fast-diff';
import lateDiff from ${JSON.stringify(lateDiff)};
lateDiff.give(fastDiff);
${code}`,
        map: null,
        moduleSideEffects: true,
      }),
    },
  };
}
