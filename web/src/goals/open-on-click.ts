import { editing } from './attention.ts';

/**
 * Lets a click on a row, beside its title and its buttons, open the goal, and with Alt write its name in place (spec core
 * §2 "quick edit"); answers what ends it.
 *
 * One listener for all rows. The keyboard has Alt+Enter on the title for the same.
 */
export function openOnRowClick(openGoal: (key: string) => void): () => void {
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-goal]');
    if (!row || row.matches('[data-divider]') || target.closest('button, a, textarea, input')) return;
    const key = row.dataset.goal ?? '';
    // Only rows of lists have a field for their name.
    if (event.altKey && row.dataset.zone !== undefined) editing.set({ key, draft: null });
    else openGoal(key);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
