/** The first character of a text as a reader sees it, a flag or a family of emoji whole; null where there is none. */
export function firstCharacter(text: string): string | null {
  const [first] = new Intl.Segmenter().segment(text.trim());
  return first?.segment ?? null;
}
