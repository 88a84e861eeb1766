/**
 * The spaces whose goals are shown: those of one's own that are switched on, and the first one where none is (spec core §4
 * "Spaces").
 *
 * @param own the spaces that somebody belongs to, in their order
 * @param chosen those that are switched on, left ones too
 */
export function activeAmong(own: readonly string[], chosen: readonly string[]): readonly string[] {
  const active = own.filter((space) => chosen.includes(space));
  return active.length > 0 ? active : own.slice(0, 1);
}

/**
 * What is switched on after one space was switched on or off; the last one stays on.
 *
 * @param active see {@link activeAmong}
 */
export function withSpaceToggled(active: readonly string[], space: string): readonly string[] {
  if (!active.includes(space)) return [...active, space];
  return active.length === 1 ? active : active.filter((one) => one !== space);
}
