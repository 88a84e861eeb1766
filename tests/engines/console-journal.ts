const place = 'console-journal';

/** Keeps console errors in session storage, where they survive a reload. */
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

/** For an engine whose driver does not report the console. */
export const journalScript = `(${keepJournal.toString()})(${JSON.stringify(place)});\n`;

/** Runs in the page. Null when the script did not run. */
export const readJournal = `return sessionStorage.getItem(${JSON.stringify(place)})`;
