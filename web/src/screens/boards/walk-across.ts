/**
 * Left and right arrows move to the goal at the same height in the next list, or to an empty list's add
 * button.
 */
export function walkAcross(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const [board, target] = [event.currentTarget as HTMLElement, event.target as HTMLElement];
  const isOnGoal = target.matches('[data-goal-title], [data-adds-to]');
  if (step === undefined || !isOnGoal || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  const lists = [...board.querySelectorAll<HTMLElement>('section[data-list]')];
  const from = lists.findIndex((list) => list.contains(target));
  const isMirrored = getComputedStyle(board).direction === 'rtl';
  const next = lists[from + (isMirrored ? -step : step)];
  if (from === -1 || !next) return;
  event.preventDefault();
  const places = (list: Element) => [
    ...list.querySelectorAll<HTMLElement>('[data-goal-title], [data-adds-to]'),
  ];
  const at = places(lists[from] as Element).indexOf(target);
  const nextPlaces = places(next);
  const place = nextPlaces[Math.min(at, nextPlaces.length - 1)];
  place?.focus();
  place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
