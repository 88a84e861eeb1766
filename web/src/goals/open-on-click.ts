import { editing } from './ui-requests.ts';

const namedInPlace = ':is([data-zone], [data-quick-edit]):not([data-locked])';

/**
 * A click on the open button, or beside title and buttons, opens the goal; with Alt, it edits the name. One
 * listener serves all rows. Returns a function that stops listening.
 */
export function openOnRowClick(openGoal: (key: string) => void): () => void {
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-goal]');
    if (!row || row.matches('[data-divider]')) return;
    if (target.closest('button:not([data-opens-goal]), a, textarea, input')) return;
    const key = row.dataset.goal ?? '';
    // Opening a locked goal explains the lock.
    if (event.altKey && row.matches(namedInPlace)) editing.set({ key, draft: null });
    else openGoal(key);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
