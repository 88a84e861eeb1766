/** The most cached texts, for a user who pages through centuries. */
const most = 300;

const answered = new Map<string, string>();
const remembered = new Map<string, string>();

/**
 * Caches a text of Intl: the first call on a page takes longer than drawing a day.
 *
 * @param question all inputs of the text, the locale too
 */
export function intlText(question: string, ask: () => string): string {
  const known = answered.get(question);
  if (known !== undefined) return known;
  const text = remembered.get(question) ?? ask();
  if (answered.size >= most) answered.clear();
  answered.set(question, text);
  return text;
}

/** Returns the texts of this process, for the next process. */
export function intlTexts(): readonly (readonly [question: string, text: string])[] {
  return [...answered];
}

/** Takes texts of a former process. Texts not used again are not passed on. */
export function rememberIntlTexts(texts: Iterable<readonly [question: string, text: string]>): void {
  for (const [question, text] of texts) remembered.set(question, text);
}
