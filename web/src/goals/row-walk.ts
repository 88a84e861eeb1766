const titles = '[data-goal-title], [data-editing] > textarea';

function titlesAround(row: Element): readonly HTMLElement[] {
  const reach = row.closest('[data-walk]') ?? (row.closest('[data-goal]') ?? row).parentElement;
  return Array.from(reach?.querySelectorAll<HTMLElement>(titles) ?? []);
}

export function rowOf(key: string): HTMLElement | null {
  return document.querySelector(`[data-goal="${CSS.escape(key)}"]`);
}

export function neighbourKey(row: Element, steps: 1 | -1): string | null {
  const all = titlesAround(row);
  const at = all.findIndex((title) => row.contains(title));
  const next = at === -1 ? undefined : all[at + steps];
  return next?.closest<HTMLElement>('[data-goal]')?.dataset.goal ?? null;
}

export function titleOf(key: string): HTMLElement | null {
  return rowOf(key)?.querySelector('[data-goal-title]') ?? null;
}

export function focusRow(key: string): boolean {
  const title = titleOf(key);
  title?.focus();
  return title !== null;
}
