/** Maximum of cached texts, for a user who pages through centuries. */
const most = 300;

const answered = new Map<string, string>();
const remembered = new Map<string, string>();

/**
 * Caches a text of Intl, whose first call on a page takes longer than drawing a day.
 *
 * @param question all inputs of the text, including the locale
 */
export function intlText(question: string, ask: () => string): string {
  const known = answered.get(question);
  if (known !== undefined) return known;
  const text = remembered.get(question) ?? ask();
  if (answered.size >= most) answered.clear();
  answered.set(question, text);
  return text;
}

/** Returns the texts of this process, to store for the next one. */
export function intlTexts(): readonly (readonly [question: string, text: string])[] {
  return [...answered];
}

/** Adds the texts that an earlier process stored. {@link intlTexts} returns only those used again. */
export function rememberIntlTexts(texts: Iterable<readonly [question: string, text: string]>): void {
  for (const [question, text] of texts) remembered.set(question, text);
}
