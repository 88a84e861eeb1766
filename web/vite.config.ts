import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  define: { __CAIRN_VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2023',
    // `light-dark()` must reach the browser as written: a part of the page may show the other theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A `data:` address is not a source of ours, so the strict CSP would refuse it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': process.env.CAIRN_ORIGIN ?? 'http://localhost:4280' } },
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'], maximumFileSizeToCacheInBytes: 4_000_000 },
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
