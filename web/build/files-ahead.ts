import type { Plugin, Rolldown } from 'vite';
import { tellBeforePaint } from './before-paint.ts';

const pages = [
  { address: '^/boards/[^/]+/?$', screen: 'web/src/screens/boards/board-screen.tsx' },
  { address: '^/climbs/?$', screen: 'web/src/screens/climbs/climbs-screen.tsx' },
];
const everyPage = '^/';

/**
 * `before-paint.js` requests the files of some pages, and the font, while the first file is still being read.
 * That file would request them only when it runs; links in the document would compete with it.
 */
export function filesAhead(): Plugin {
  return {
    name: 'cairn-files-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const fonts = Object.keys(bundle).filter((fileName) => fileName.endsWith('.woff2'));
        const ahead = [
          ...pages.map(({ address, screen }) => [address, ...filesOf(screen, bundle)]),
          [everyPage, ...fonts.map(addressOf)],
        ];
        tellBeforePaint(bundle, 'ahead', JSON.stringify(ahead));
      },
    },
  };
}

const addressOf = (fileName: string) => `/${fileName}`;

function filesOf(screen: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((moduleId) => moduleId.endsWith(screen)));
  if (!entry) throw new Error(`${screen} has no file.`);
  const wanted = new Set([entry.fileName]);
  const styles = new Set<string>();
  for (const fileName of wanted) {
    const chunk = chunks.find((file) => file.fileName === fileName);
    for (const imported of chunk?.imports ?? []) wanted.add(imported);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return [...wanted, ...styles].map(addressOf);
}
