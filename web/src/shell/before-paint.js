// Keeps the keys that are pressed before the planner listens (`shell/first-keys.ts`): whoever knows it begins to type at once.
// A space that is no part of a text scrolls, and what goes into a field is no key of the page.
{
  const keys = [];
  const keep = (event) => {
    const isText = [...event.key].length === 1 || /^(?:Backspace|Enter|Escape)$/.test(event.key);
    if (!isText || event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys.length === 0 && !/\S/.test(event.key)) return;
    event.preventDefault();
    keys.push(event);
  };
  addEventListener('keydown', keep, true);
  window.cairnFirstKeys = { keys, stop: () => removeEventListener('keydown', keep, true) };
}
// Which files an address needs besides the first (`build/files-ahead.ts`). And what the page needs to know of the last visit
// before anything is painted: its theme, which `shell/theme.ts` writes down, and its language, which `shell/language.ts` does.
{
  const { dataset } = document.documentElement;
  const words = document.currentScript.dataset;
  // First: what is kept on the device takes some ten milliseconds to be read, in which these may come.
  for (const [address, ...files] of JSON.parse(words.ahead ?? '[]')) {
    if (!new RegExp(address).test(location.pathname)) continue;
    for (const href of files) {
      const as = href.endsWith('.css') ? 'style' : href.endsWith('.woff2') ? 'font' : null;
      const rel = as === null ? 'modulepreload' : 'preload';
      const link = Object.assign(document.createElement('link'), { rel, href });
      // As they are asked for when they are needed, so that they are found.
      link.crossOrigin = '';
      if (as !== null) link.as = as;
      document.head.append(link);
    }
  }
  let wanted = navigator.languages;
  try {
    const theme = localStorage.getItem('cairn-theme');
    if (theme === 'dark' || theme === 'classic') dataset.theme = theme;
    const language = localStorage.getItem('cairn-language');
    if (language) wanted = [language, ...wanted];
  } catch {
    // A browser that keeps nothing shows the system's theme and language until the settings are read.
  }
  const spoken = wanted.map((tag) => tag.split('-')[0]).find((tag) => tag === 'en' || words[tag]);
  // English is in the first file. Another language's file is written here, since only then it runs before that one.
  if (spoken && words[spoken]) document.write(`<script defer src="${words[spoken]}"></script>`);
}
