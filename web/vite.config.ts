import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What answers who imports whom while files are cut. */
interface ModuleGraph {
  getModuleInfo(moduleId: string): { readonly importedIds: readonly string[] } | null;
}

const sourceOf = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
/** Every page needs it, or the pages before the planner do. */
const door = ['main.tsx', 'screens/sign-in/login-screen.tsx', 'screens/sign-in/signup-screen.tsx'].map(
  sourceOf,
);
/** The planner at its first glance; what opens on an intent is imported by none of these. */
const planner = [
  'shell/member-area.tsx',
  'screens/horizons/horizons-screen.tsx',
  'screens/period-view/period-view-screen.tsx',
].map(sourceOf);

/** The modules that come with `roots` at once, without what they import later. */
function closureOf(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(roots);
  for (const moduleId of found)
    for (const imported of graph.getModuleInfo(moduleId)?.importedIds ?? []) found.add(imported);
  return found;
}

let plannerOnly: ReadonlySet<string> | null = null;

/** The planner in one file, without what every page has: one request instead of forty, and 10 kB less. */
function plannerFile(moduleId: string, graph: ModuleGraph): string | null {
  plannerOnly ??= without(closureOf(planner, graph), closureOf(door, graph));
  return plannerOnly.has(moduleId) ? 'planner' : null;
}

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...some].filter((one) => !others.has(one)));
}

/**
 * Style sheets arrive in any order, and the first one settles the order of the layers: so each of them names it.
 */
const layerOrder: Plugin = {
  name: 'cairn-layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer tokens,base,components,screens;${String(file.source)}`;
    }
  },
};

export default defineConfig({
  define: { __CAIRN_VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2023',
    // `light-dark()` must reach the browser as written: a part of the page may show the other theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A `data:` address is not a source of ours, so the strict CSP would refuse it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Each sentence is a module of its own, which many share: without this each would be a file.
            {
              name: 'words',
              test: /[\\/]words[\\/]src[\\/]/u,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            { name: plannerFile, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  resolve: {
    alias: {
      'lodash.clonedeep': fileURLToPath(new URL('src/bundle/clone-deep.cjs', import.meta.url)),
      'lodash.isequal': fileURLToPath(new URL('src/bundle/is-equal.cjs', import.meta.url)),
    },
  },
  server: { proxy: { '/api': process.env.CAIRN_ORIGIN ?? 'http://localhost:4280' } },
  plugins: [
    react(),
    layerOrder,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Cairn',
        short_name: 'Cairn',
        description: 'A planner from today to a lifetime.',
        id: '/',
        start_url: '/horizons/',
        scope: '/',
        display: 'standalone',
        background_color: '#f2f3f6',
        theme_color: '#f2f3f6',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
        shortcuts: [
          { name: 'Today', url: '/horizons/days/' },
          { name: 'Horizons', url: '/horizons/' },
        ],
      },
    }),
  ],
});
