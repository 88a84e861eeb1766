const place = 'console-journal';

/** Keeps console errors and uncaught exceptions of a page in the tab's own storage, so that a reload leaves them. */
function keepJournal(key: string): void {
  const lines = (): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const keep = (added: readonly string[]) =>
    sessionStorage.setItem(key, JSON.stringify([...lines(), ...added]));
  keep([]);
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    keep([parts.map(String).join(' ')]);
    error(...parts);
  };
  addEventListener('error', (event) => keep([event.message]));
  addEventListener('unhandledrejection', ({ reason }) => keep([`Unhandled rejection: ${reason}`]));
  addEventListener('securitypolicyviolation', ({ blockedURI }) =>
    keep([`Blocked by the policy: ${blockedURI}`]),
  );
}

/** The script for the beginning of the app's first file, for an engine whose driver reports no console. */
export const journalScript = `(${keepJournal.toString()})(${JSON.stringify(place)});\n`;

/** Runs in the page. Returns what the journal holds, or null when the script did not run. */
export const readJournal = `return sessionStorage.getItem(${JSON.stringify(place)})`;
