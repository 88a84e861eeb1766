/** How deep a value that people send may be: far more than anything that Cairn makes, far less than what a stack holds. */
export const maxDepth = 100;

/** Whether lists and objects stand in each other deeper than `depth`. */
export function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}
