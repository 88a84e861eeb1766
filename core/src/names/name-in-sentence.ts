/** Marks, embeddings, overrides and isolates of the Unicode bidirectional algorithm (UAX 9). */
const directionControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a name as it stands in a sentence, a title or a file name: nothing in it turns what is around it. */
export function nameInSentence(name: string): string {
  return name.replaceAll(directionControls, '');
}
