export interface WalkPlace {
  readonly row: number;
  /** 0 for a margin, whose goals are side by side; 1 to 7 for Monday to Sunday, whose goals are stacked. */
  readonly column: number;
  readonly count: number;
}

export interface WalkStop {
  /** Index in reading order. */
  readonly place: number;
  /** -1 for the place itself. */
  readonly item: number;
}

/**
 * Returns the next stop or page; null for other keys. Up and down move through a day's goals, then by a week.
 * Left and right move by a day, in a margin through its goals.
 *
 * @param places in reading order
 */
export function walked(
  places: readonly WalkPlace[],
  { place: index, item }: WalkStop,
  key: string,
): WalkStop | 'earlier' | 'later' | null {
  const at = places[index];
  if (!at) return null;
  const isMargin = at.column === 0;
  switch (key) {
    case 'ArrowRight':
      if (isMargin && item + 1 < at.count) return { place: index, item: item + 1 };
      return index + 1 < places.length ? { place: index + 1, item: -1 } : 'later';
    case 'ArrowLeft':
      if (isMargin && item >= 0) return { place: index, item: item - 1 };
      return index > 0 ? { place: index - 1, item: -1 } : 'earlier';
    case 'ArrowDown':
      if (!isMargin && item + 1 < at.count) return { place: index, item: item + 1 };
      return stopIn(places, at, at.row + 1) ?? 'later';
    case 'ArrowUp': {
      if (!isMargin && item >= 0) return { place: index, item: item - 1 };
      if (isMargin && item >= 0) return { place: index, item: -1 };
      const above = stopIn(places, at, at.row - 1);
      if (!above) return 'earlier';
      const { column, count } = places[above.place] as WalkPlace;
      return { place: above.place, item: column === 0 ? -1 : count - 1 };
    }
    case 'Home':
    case 'End': {
      const row = places.flatMap((one, there) => (one.row === at.row && one.column > 0 ? [there] : []));
      const place = key === 'Home' ? row[0] : row.at(-1);
      return { place: place ?? index, item: -1 };
    }
    case 'PageUp':
      return 'earlier';
    case 'PageDown':
      return 'later';
    default:
      return null;
  }
}

/** Returns the stop in the same column of `row`, otherwise the row's first stop. */
function stopIn(places: readonly WalkPlace[], { column }: WalkPlace, row: number): WalkStop | null {
  const same = places.findIndex((one) => one.row === row && one.column === column);
  const place = same === -1 ? places.findIndex((one) => one.row === row) : same;
  return place === -1 ? null : { place, item: -1 };
}
