/** How many answers are kept; who pages through centuries begins anew. */
const most = 300;

/** What Intl has answered in this process, by what it was asked. */
const answered = new Map<string, string>();
/** What it had answered in an earlier one. */
const remembered = new Map<string, string>();

/**
 * A text of Intl, asked for once: the first question of a page takes longer than drawing a day does.
 *
 * @param question all that the text depends on, the locale too
 */
export function intlText(question: string, ask: () => string): string {
  const known = answered.get(question);
  if (known !== undefined) return known;
  const text = remembered.get(question) ?? ask();
  if (answered.size >= most) answered.clear();
  answered.set(question, text);
  return text;
}

/** What was asked for in this process, to be told to the next one. */
export function intlTexts(): readonly (readonly [question: string, text: string])[] {
  return [...answered];
}

/** Takes what an earlier process was told; nothing of it is kept on that is not asked for again. */
export function rememberIntlTexts(texts: Iterable<readonly [question: string, text: string]>): void {
  for (const [question, text] of texts) remembered.set(question, text);
}
