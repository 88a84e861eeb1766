import { editing } from './ui-requests.ts';

const namedInPlace = ':is([data-zone], [data-quick-edit]):not([data-locked])';

/**
 * A click on a row, beside its title and buttons, opens the goal; with Alt it edits the name. On the keyboard,
 * Alt+Enter on the title opens it. Uses one listener for all rows, and returns a function that removes it.
 */
export function openOnRowClick(openGoal: (key: string) => void): () => void {
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-goal]');
    if (!row || row.matches('[data-divider]') || target.closest('button, a, textarea, input')) return;
    const key = row.dataset.goal ?? '';
    // Opening a locked goal explains the lock.
    if (event.altKey && row.matches(namedInPlace)) editing.set({ key, draft: null });
    else openGoal(key);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
