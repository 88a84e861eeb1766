/**
 * RFC 9110, 13.1.2: the header may be a list or `*`, and weak tags match too.
 *
 * @param tag with quotation marks
 */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const strong = tag.replace(/^W\//u, '');
  return [...ifNoneMatch.matchAll(/"[^"]*"/gu)].some(([each]) => each === strong);
}
