/** Marks, embeddings, overrides and isolates of the bidirectional algorithm (UAX 9). */
const directionControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Removes characters that could reverse the sentence around the name. */
export function nameInSentence(name: string): string {
  return name.replaceAll(directionControls, '');
}
