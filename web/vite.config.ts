import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What opens on the first intent stays out of the planner's file. */
const opensLater = /[\\/](quick-add|search-box|shortcuts-sheet|goal-menu)\.tsx$/u;
const plannerRooms =
  /[\\/]web[\\/]src[\\/](shell|goals|drag|periods|screens[\\/](horizons|period-view))[\\/]/u;

function isOfPlanner(moduleId: string): boolean {
  const path = moduleId.split('?')[0] ?? '';
  return plannerRooms.test(path) && !opensLater.test(path) && !path.endsWith('-page.tsx');
}

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
            // The planner's own code in one file: it is all needed at once, and compresses better together.
            { name: 'planner', test: isOfPlanner },
            // Sentences and icons that several parts need, which would make a file of 200 bytes each.
            { name: 'shared', test: /[\\/](lucide-react|words[\\/]src)[\\/]/u, minShareCount: 2 },
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
