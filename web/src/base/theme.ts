import { writeText } from '@cairn/client/device-text';

const storageKey = 'cairn-theme';

/**
 * Shows the theme a person has set: dark, classic, or what the system shows for null.
 *
 * Also written down for `before-paint.js`, which sets it before the first paint of the next visit.
 */
export function showTheme(darkMode: boolean | null): void {
  const theme = darkMode === null ? null : darkMode ? 'dark' : 'classic';
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // Without storage the theme is read with the settings, a moment later.
  writeText(storageKey, theme);
}

/** Whether the page is dark at this moment. */
export function isDarkNow(): boolean {
  const theme = document.documentElement.dataset.theme;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
