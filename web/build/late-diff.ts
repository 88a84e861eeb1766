import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const lateDiff = fileURLToPath(new URL('../src/bundle/late-diff.cjs', import.meta.url));
const difference = /[\\/]core[\\/]src[\\/]notes[\\/]difference\.ts$/u;

/**
 * Leaves out of the first file what compares two documents: `quill-delta` brings it along for that alone, and what is
 * composed before the first picture needs none of its 3 kB. It comes with `core/notes/difference.ts`, which whoever
 * compares imports.
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
