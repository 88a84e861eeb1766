import { isBlankName } from '../names/blank-name.ts';
import { nameInSentence } from '../names/name-in-sentence.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { storableText } from '../storable.ts';

/** In Unicode code points. */
export const maxChangeNoteLength = 280;

const paragraphOf = (input: string) => nameInSentence(storableText(input)).replaceAll(/\s+/gu, ' ').trim();

/** In Unicode code points, as {@link changeNoteFrom} counts them. */
export function changeNoteLength(input: string): number {
  return Array.from(paragraphOf(input)).length;
}

/**
 * Returns an author's sentence about changes as one paragraph, without controls of the writing direction; null for a
 * text that nobody can see. Refuses more than 280 characters.
 */
export function changeNoteFrom(input: string): Outcome<string | null, { readonly code: 'climb.changeNote' }> {
  const note = paragraphOf(input);
  if (isBlankName(note)) return accepted(null);
  return Array.from(note).length > maxChangeNoteLength
    ? refused({ code: 'climb.changeNote' })
    : accepted(note);
}
