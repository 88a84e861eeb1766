import { chosenKeys } from './chosen.ts';

/** The chosen goals in the order they stand in on the page. */
export function chosenInOrder(): readonly string[] {
  const chosen = chosenKeys.get();
  const drawn = Array.from(
    document.querySelectorAll<HTMLElement>('#page [data-goal]'),
    (row) => row.dataset.goal ?? '',
  );
  return [...new Set([...drawn.filter((key) => chosen.has(key)), ...chosen])];
}
