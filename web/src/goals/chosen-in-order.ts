import { chosenKeys } from './chosen.ts';

export function chosenInOrder(): readonly string[] {
  const chosen = chosenKeys.get();
  const drawn = Array.from(
    document.querySelectorAll<HTMLElement>('#page [data-goal]'),
    (row) => row.dataset.goal ?? '',
  );
  return [...new Set([...drawn.filter((key) => chosen.has(key)), ...chosen])];
}
