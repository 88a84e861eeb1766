/** The first combining character. Surrogates have higher codes too. */
const firstThatJoins = 0x300;

/** Returns the first grapheme, such as a flag or an emoji family; null for blank text. */
export function firstCharacter(text: string): string | null {
  const trimmed = text.trim();
  // The segmenter's first call takes some ten milliseconds, and most names start with a simple letter.
  if (trimmed !== '' && standsAlone(trimmed, 0) && standsAlone(trimmed, 1)) return trimmed.charAt(0);
  const [first] = new Intl.Segmenter().segment(trimmed);
  return first?.segment ?? null;
}

/** Whether a character joins no neighbour; true past the end. */
const standsAlone = (text: string, at: number) => !(text.charCodeAt(at) >= firstThatJoins);
