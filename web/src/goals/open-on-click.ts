/**
 * Lets a click on a row, beside its title and its buttons, open the goal; answers what ends it.
 *
 * One listener for all rows. The keyboard has Alt+Enter on the title for the same.
 */
export function openOnRowClick(openGoal: (key: string) => void): () => void {
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-goal]');
    if (!row || row.matches('[data-divider]') || target.closest('button, a, textarea, input')) return;
    openGoal(row.dataset.goal ?? '');
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
