/**
 * Returns whether what has a tag is unchanged for who sends an If-None-Match header, so that 304 is the answer (RFC 9110,
 * 13.1.2): the header is a list, `*` stands for anything, and a weak tag is as good as a strong one.
 *
 * @param tag with its quotation marks
 */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const strong = tag.replace(/^W\//u, '');
  return [...ifNoneMatch.matchAll(/"[^"]*"/gu)].some(([each]) => each === strong);
}
