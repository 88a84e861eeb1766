import { useSyncExternalStore } from 'react';

let words = '';
const watchers = new Set<() => void>();

/** Says something to a screen reader without showing it: where a dragged goal is, what moved. */
export function announce(sentence: string): void {
  // The same sentence twice in a row is a new event; an invisible mark makes the reader say it again.
  words = sentence === words ? `${sentence}\u00a0` : sentence;
  for (const watcher of watchers) watcher();
}

/** The page's one live region for {@link announce}. */
export function Announcer() {
  const sentence = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => words,
  );
  return (
    <div className="sr-only" role="status" aria-live="assertive">
      {sentence}
    </div>
  );
}
