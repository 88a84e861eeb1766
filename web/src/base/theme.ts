import { writeText } from '@cairn/client/device-text';

const storageKey = 'cairn-theme';

/**
 * Applies a theme; null follows the system. The stored theme lets `before-paint.js` apply it before the next
 * visit's first paint.
 */
export function showTheme(darkMode: boolean | null): void {
  const theme = darkMode === null ? null : darkMode ? 'dark' : 'classic';
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // Without storage, the theme appears a moment later, along with the settings.
  writeText(storageKey, theme);
}

export function isDarkNow(): boolean {
  const theme = document.documentElement.dataset.theme;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
