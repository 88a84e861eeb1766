// Puts the theme of the last visit on the page before anything is painted; `shell/theme.ts` writes it down.
try {
  const theme = localStorage.getItem('cairn-theme');
  if (theme === 'dark' || theme === 'classic') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows the system's theme until the settings are read.
}
