import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const scrollOnVisit = fileURLToPath(new URL('../src/bundle/scroll-on-visit.ts', import.meta.url));
const router = /[\\/]router-core[\\/]dist[\\/]esm[\\/]router\.js$/u;

/** The router's memory of scroll positions is unused. */
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
