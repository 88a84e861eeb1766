/** Below this no character joins another: combining marks and the halves of pairs come later. */
const firstThatJoins = 0x300;

/** The first character of a text as a reader sees it, a flag or a family of emoji whole; null where there is none. */
export function firstCharacter(text: string): string | null {
  const trimmed = text.trim();
  // The first question to the segmenter takes a page some ten milliseconds, and most names begin plainly.
  if (trimmed !== '' && standsAlone(trimmed, 0) && standsAlone(trimmed, 1)) return trimmed.charAt(0);
  const [first] = new Intl.Segmenter().segment(trimmed);
  return first?.segment ?? null;
}

/** @returns true past the end too */
const standsAlone = (text: string, at: number) => !(text.charCodeAt(at) >= firstThatJoins);
