import { editing } from './attention.ts';

/** What has a field for its name: rows of lists, and goals on the hours of a day. */
const namedInPlace = ':is([data-zone], [data-quick-edit]):not([data-locked])';

/**
 * Lets a click on a row, beside its title and its buttons, open the goal, and with Alt edit its name in place. Returns a
 * function that ends it.
 *
 * One listener for all rows. The keyboard has Alt+Enter on the title for the same.
 */
export function openOnRowClick(openGoal: (key: string) => void): () => void {
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-goal]');
    if (!row || row.matches('[data-divider]') || target.closest('button, a, textarea, input')) return;
    const key = row.dataset.goal ?? '';
    // One that is locked says so where it is to be opened.
    if (event.altKey && row.matches(namedInPlace)) editing.set({ key, draft: null });
    else openGoal(key);
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
