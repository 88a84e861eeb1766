import { useSyncExternalStore } from 'react';

let words = '';
const watchers = new Set<() => void>();

export function announce(sentence: string): void {
  // An invisible character makes a screen reader repeat an identical sentence.
  words = sentence === words ? `${sentence}\u00a0` : sentence;
  for (const watcher of watchers) watcher();
}

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
