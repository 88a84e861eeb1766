import type { ColumnId } from '../time/horizons.ts';

/**
 * The spaces whose goals are shown: those of one's own that are switched on, and the first one where none is.
 *
 * @param own the spaces that somebody belongs to, in their order
 * @param chosen those that are switched on, left ones too
 */
export function activeAmong(own: readonly string[], chosen: readonly string[]): readonly string[] {
  const active = own.filter((space) => chosen.includes(space));
  return active.length > 0 ? active : own.slice(0, 1);
}

/** The horizons that are shown: those of any active space, in their order; all where no space is known yet. */
export function shownColumns(
  columns: readonly ColumnId[],
  spaces: readonly { readonly id: string; readonly enabledColumnIds?: readonly ColumnId[] }[],
  active: readonly string[],
): readonly ColumnId[] {
  const shown = spaces.filter(({ id, enabledColumnIds }) => enabledColumnIds && active.includes(id));
  if (shown.length === 0) return columns;
  return columns.filter((column) => shown.some((space) => space.enabledColumnIds?.includes(column)));
}
