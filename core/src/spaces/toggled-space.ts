/**
 * What is switched on after one space was switched on or off; the last one stays on.
 *
 * @param active those that are shown now, at least one
 */
export function withSpaceToggled(active: readonly string[], space: string): readonly string[] {
  if (!active.includes(space)) return [...active, space];
  return active.length === 1 ? active : active.filter((one) => one !== space);
}
