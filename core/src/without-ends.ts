/** Trims the characters of `ends` in linear time, while `/[ .]+$/` can take quadratic time. */
export function withoutEnds(text: string, ends: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && ends.includes(text.charAt(from))) from += 1;
  while (to > from && ends.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
