/** A day's cell or a margin, as arrow keys see it. */
export interface WalkPlace {
  readonly row: number;
  /** 0 for a margin, whose goals stand beside each other; 1 to 7 for the days from Monday, theirs stand below each other. */
  readonly column: number;
  /** How many goals can be walked to in it. */
  readonly count: number;
}

/** Where the focus is: on a place itself, or on a goal in it. */
export interface WalkStop {
  /** Its index among the places in reading order. */
  readonly place: number;
  /** The goal's index; -1 for the place itself. */
  readonly item: number;
}

/**
 * Where a key leads from a stop: another one, the page before or after, or nowhere (null: not a key of ours).
 *
 * Up and down go through the goals of a day and on to the day a week away, left and right to the day beside; in a margin
 * left and right go through its goals.
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

/** The place of the same column in a row, or the row's first where it has none. */
function stopIn(places: readonly WalkPlace[], { column }: WalkPlace, row: number): WalkStop | null {
  const same = places.findIndex((one) => one.row === row && one.column === column);
  const place = same === -1 ? places.findIndex((one) => one.row === row) : same;
  return place === -1 ? null : { place, item: -1 };
}
