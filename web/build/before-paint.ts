import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';

const tag = '<script id="before-paint"';
const asFile = `${tag} src="/src/shell/before-paint.js">`;
const source = new URL('../src/shell/before-paint.js', import.meta.url);

/**
 * As a file, the script before the first paint blocked the parser at each visit, and requested further files
 * late. The server sends its hash, and browsers run no other inline script
 * (`server/src/http/security-headers.ts`).
 */
export const beforePaint = (): Plugin => ({
  name: 'cairn-before-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const { code } = minifySync('before-paint.js', readFileSync(source, 'utf8'), { module: false });
      const text = code.trim().replaceAll('</script', String.raw`<\/script`);
      if (!html.includes(asFile))
        throw new Error('The script before the first paint has no place in the page.');
      return html.replace(asFile, () => `${tag}>${text}`);
    },
  },
});

export function tellBeforePaint(bundle: Rolldown.OutputBundle, name: string, value: string): void {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The page is not there.');
  const html = String(page.source);
  if (!html.includes(tag)) throw new Error('The script before the first paint has no place in the page.');
  page.source = html.replace(tag, () => `${tag} data-${name}="${escaped(value)}"`);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('>', '&gt;');
