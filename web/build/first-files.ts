import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/**
 * What the first picture needs besides the app: the theme's script under a name with its hash, so that the browser takes
 * it from the cache by itself (see `worker/sw.ts`), and the font, asked for before a style sheet mentions it.
 */
export const firstFiles = (): Plugin => ({
  name: 'cairn-first-files',
  apply: 'build',
  buildStart() {
    const written = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');
    const source = minifySync('theme.js', written, { module: false }).code;
    this.emitFile({ type: 'asset', name: 'theme.js', source });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const files = Object.keys(bundle ?? {});
      const theme = files.find((file) => /theme-[^/]*\.js$/u.test(file));
      if (theme === undefined) throw new Error('The theme has no file.');
      const fonts = files.filter((file) => file.endsWith('.woff2'));
      return {
        html: html.replace('"/theme.js"', `"/${theme}"`),
        tags: fonts.map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        })),
      };
    },
  },
});
