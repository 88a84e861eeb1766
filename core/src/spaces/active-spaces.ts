import type { ColumnId } from '../time/horizons.ts';

/**
 * Returns the active spaces, or the first space if none is active.
 *
 * @param own the user's spaces, in order
 * @param chosen may include spaces that the user has left
 */
export function activeAmong(own: readonly string[], chosen: readonly string[]): readonly string[] {
  const active = own.filter((space) => chosen.includes(space));
  return active.length > 0 ? active : own.slice(0, 1);
}

/** Returns every horizon while no space is loaded. */
export function shownColumns(
  columns: readonly ColumnId[],
  spaces: readonly { readonly id: string; readonly enabledColumnIds?: readonly ColumnId[] }[],
  active: readonly string[],
): readonly ColumnId[] {
  const shown = spaces.filter(({ id, enabledColumnIds }) => enabledColumnIds && active.includes(id));
  if (shown.length === 0) return columns;
  return columns.filter((column) => shown.some((space) => space.enabledColumnIds?.includes(column)));
}
