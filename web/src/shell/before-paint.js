// Keeps keys pressed before the planner listens (`shell/first-keys.ts`), because users start to type at once. A space
// outside of a text scrolls, and keys in a field belong to that field.
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
// Requests the files that this address needs besides the first (`build/files-ahead.ts`). Then applies theme and
// language of the last visit before the first paint (`base/theme.ts`, `shell/language.ts` store them).
{
  const { dataset } = document.documentElement;
  const words = document.currentScript.dataset;
  // First: reading storage takes some 10 ms, in which these files can load.
  for (const [address, ...files] of JSON.parse(words.ahead ?? '[]')) {
    if (!new RegExp(address).test(location.pathname)) continue;
    for (const href of files) {
      const as = href.endsWith('.css') ? 'style' : href.endsWith('.woff2') ? 'font' : null;
      const rel = as === null ? 'modulepreload' : 'preload';
      const link = Object.assign(document.createElement('link'), { rel, href });
      // With the same mode as the later request, so the browser reuses them.
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
    // Without storage, the system's theme and language apply until the settings load.
  }
  const spoken = wanted.map((tag) => tag.split('-')[0]).find((tag) => tag === 'en' || words[tag]);
  // English is in the first file. Other languages are written into the document, so that they run before that file.
  if (spoken && words[spoken]) document.write(`<script defer src="${words[spoken]}"></script>`);
}
