import type { Plugin, Rolldown } from 'vite';
import { tellBeforePaint } from './before-paint.ts';

/** Pages that people open and come back to by their address, each with the screen that it needs besides the first file. */
const pages = [{ address: '^/boards/[^/]+/?$', screen: 'web/src/screens/boards/board-screen.tsx' }];
const everyPage = '^/';

/**
 * Names the files of some pages in the document, and the font, so that `before-paint.js` asks for them while the first file
 * is still being read: that one would ask for them only when it has run, and a style sheet only when text is laid out.
 *
 * Not as links of the document: those are asked for along with the first file, which then comes later.
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

/** The addresses of a screen's file, of what that imports at once, and of their styles. */
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
