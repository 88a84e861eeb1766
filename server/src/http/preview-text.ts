import { firstCharacters } from '@cairn/core/goals/goal';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';

/** In characters. Link previews show about this much. */
const previewLength = 200;

/** Returns the beginning of a text on one line, with an ellipsis if the text is longer. */
export function previewText(text: string): string {
  const line = nameInSentence(text.replaceAll(/\s+/gu, ' ').trim());
  const kept = firstCharacters(line, previewLength);
  return kept === line ? line : `${firstCharacters(line, previewLength - 1).trimEnd()}…`;
}
