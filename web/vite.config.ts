import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { beforePaint } from './build/before-paint.ts';
import { chunkOf } from './build/chunk-of.ts';
import { className } from './build/class-name.ts';
import { classicFirstFile, isInFirstFile } from './build/classic-first-file.ts';
import { emojiNames } from './build/emoji-names.ts';
import { filesAhead } from './build/files-ahead.ts';
import { forcedEdges } from './build/forced-edges.ts';
import { lateDiffs } from './build/late-diff.ts';
import { otherLanguages } from './build/other-languages.ts';
import { scrollsOnVisit } from './build/scroll-on-visit.ts';

const { version, license, repository } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as {
  version: string;
  license: string;
  repository?: string | { url: string };
};
/** Address of the source from package.json; null if missing there. */
const source =
  (typeof repository === 'string' ? repository : repository?.url)?.replace(/^git\+/u, '') ?? null;

/**
 * Style sheets arrive in any order, and the first sheet sets the order of the layers, so each sheet contains
 * that order.
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
  define: {
    __CAIRN_VERSION__: JSON.stringify(version),
    __CAIRN_LICENSE__: JSON.stringify(license),
    __CAIRN_SOURCE__: JSON.stringify(source),
  },
  css: { postcss: { plugins: [forcedEdges()] }, modules: { generateScopedName: className } },
  build: {
    target: 'es2023',
    // `light-dark()` must reach the browser as written: a part of the page may show the other theme. Firefox has
    // `Intl.Segmenter`, by which names are cut, since 125.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // A `data:` address is not a source of ours, so the strict CSP would refuse it.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, fileNames) => fileNames.filter((fileName) => !isInFirstFile(fileName)),
    },
    rolldownOptions: {
      output: {
        // Short hashes, because the first file contains the names of all other files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: 'first', includeDependenciesRecursively: false }],
        },
      },
    },
  },
  resolve: {
    alias: {
      'lodash.clonedeep': fileURLToPath(new URL('src/bundle/clone-deep.cjs', import.meta.url)),
      // The shim is only for React before version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
      'lodash.isequal': fileURLToPath(new URL('src/bundle/is-equal.cjs', import.meta.url)),
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/embeds', '/calendar'].map((path) => [
        path,
        process.env.CAIRN_ORIGIN ?? 'http://localhost:4280',
      ]),
    ),
  },
  plugins: [
    react(),
    layerOrder,
    classicFirstFile(),
    beforePaint(),
    filesAhead(),
    otherLanguages(),
    emojiNames(),
    lateDiffs(),
    scrollsOnVisit(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      // The manifest is a public file. The page links it when the page is idle (`worker/register-worker.ts`).
      manifest: false,
    }),
  ],
});
