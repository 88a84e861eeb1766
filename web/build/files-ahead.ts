import type { Plugin, Rolldown } from 'vite';

/** Pages that people open and come back to by their address, each with the screen that it needs besides the first file. */
const pages = [{ address: '^/boards/[^/]+/?$', screen: 'web/src/screens/boards/board-screen.tsx' }];

/**
 * Names the files of some pages in the document, so that `theme.js` asks for them while the first file is still being read:
 * that one would ask for them only when it has run.
 */
export function filesAhead(): Plugin {
  return {
    name: 'cairn-files-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The page is not there.');
        const ahead = pages.map(({ address, screen }) => [address, ...filesOf(screen, bundle)]);
        const told = JSON.stringify(ahead).replaceAll('"', '&quot;');
        const theme = /<script src="\/[^"]*theme-[^"]*"/u;
        if (!theme.test(String(page.source))) throw new Error('The theme has no place in the page.');
        page.source = String(page.source).replace(theme, (script) => `${script} data-ahead="${told}"`);
      },
    },
  };
}

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
  return [...wanted, ...styles].map((fileName) => `/${fileName}`);
}
