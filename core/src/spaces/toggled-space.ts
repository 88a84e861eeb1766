/**
 * The last active space stays on.
 *
 * @param active at least one space
 */
export function withSpaceToggled(active: readonly string[], space: string): readonly string[] {
  if (!active.includes(space)) return [...active, space];
  return active.length === 1 ? active : active.filter((one) => one !== space);
}
