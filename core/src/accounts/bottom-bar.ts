/** Entries that a phone's bar can have, in its order. */
export const barEntries = [
  'home',
  'horizons',
  'days',
  'calendar',
  'boards',
  'team',
  'progress',
  'climbs',
  'gallery',
  'search',
  'more',
  'settings',
] as const;

export type BarEntry = (typeof barEntries)[number];

export const minBarEntries = 4;
export const maxBarEntries = 7;

export interface BarPlace {
  /** The user is the only person in the shown spaces. */
  readonly isAlone: boolean;
  readonly hasGallery: boolean;
}

/**
 * Returns the entries of a phone's bar: those that the user chose, otherwise those useful to them
 * (docs/product.md, "Screens"). `more` is always there, because it leads to everything else.
 */
export function barEntriesOf(chosen: readonly BarEntry[] | null, place: BarPlace): readonly BarEntry[] {
  const wanted = chosen ?? entriesAtFirst(place);
  return barEntries.filter(
    (entry) => entry === 'more' || (wanted.includes(entry) && (entry !== 'gallery' || place.hasGallery)),
  );
}

function entriesAtFirst({ isAlone, hasGallery }: BarPlace): readonly BarEntry[] {
  const ways: readonly BarEntry[] = isAlone ? ['horizons', 'days'] : ['team', 'progress'];
  return ['home', ...ways, 'climbs', hasGallery ? 'gallery' : 'search', 'more', 'settings'];
}

/** @returns null if the bar would have too few or too many entries, or would lose `more` */
export function withBarEntry(
  shown: readonly BarEntry[],
  entry: BarEntry,
  isShown: boolean,
): readonly BarEntry[] | null {
  const next = barEntries.filter((one) => (one === entry ? isShown : shown.includes(one)));
  return isBar(next) ? next : null;
}

export function isBar(entries: readonly BarEntry[]): boolean {
  const { length } = entries;
  return (
    length >= minBarEntries &&
    length <= maxBarEntries &&
    entries.includes('more') &&
    new Set(entries).size === length
  );
}
