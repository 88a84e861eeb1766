import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const scrollOnVisit = fileURLToPath(new URL('../src/bundle/scroll-on-visit.ts', import.meta.url));
const router = /[\\/]router-core[\\/]dist[\\/]esm[\\/]router\.js$/u;

/** Leaves out of the first file how the router remembers where every page was scrolled to, which is not used. */
export function scrollsOnVisit(): Plugin {
  return {
    name: 'cairn-scroll-on-visit',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './scroll-restoration.js' && importer !== undefined && router.test(importer)
        ? scrollOnVisit
        : null,
  };
}
