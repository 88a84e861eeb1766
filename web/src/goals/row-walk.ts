/** A goal's title, and where one is being written its field. */
const titles = '[data-goal-title], [data-editing] > textarea';

/** The titles that arrow keys walk through from a row: those of its column, or of its list when it is in none. */
function titlesAround(row: Element): readonly HTMLElement[] {
  const reach = row.closest('[data-walk]') ?? (row.closest('[data-goal]') ?? row).parentElement;
  return Array.from(reach?.querySelectorAll<HTMLElement>(titles) ?? []);
}

/** The row of a goal on the screen, or null when it is not drawn. */
export function rowOf(key: string): HTMLElement | null {
  return document.querySelector(`[data-goal="${CSS.escape(key)}"]`);
}

/** The key of the row `steps` before or after, or null at the end. */
export function neighbourKey(row: Element, steps: 1 | -1): string | null {
  const all = titlesAround(row);
  const at = all.findIndex((title) => row.contains(title));
  const next = at === -1 ? undefined : all[at + steps];
  return next?.closest<HTMLElement>('[data-goal]')?.dataset.goal ?? null;
}

/** What has the focus in a goal's row, its title; null when it is not drawn. */
export function titleOf(key: string): HTMLElement | null {
  return rowOf(key)?.querySelector('[data-goal-title]') ?? null;
}

/** Puts the focus on a goal's title; answers whether it is on the screen. */
export function focusRow(key: string): boolean {
  const title = titleOf(key);
  title?.focus();
  return title !== null;
}
