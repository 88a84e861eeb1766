import { placesOf, searchable } from '../names/search.ts';

export interface MarkedPart {
  readonly text: string;
  /** In UTF-16 units. */
  readonly start: number;
  readonly isMarked: boolean;
}

/**
 * Returns parts that together are the text.
 * @param words from `queryWords`
 */
export function markedParts(text: string, words: readonly string[]): readonly MarkedPart[] {
  const { folded, characters } = foldedByCharacter(text);
  const isMarked = characters.map(() => false);
  for (const word of words) {
    for (const at of placesOf(word, folded)) {
      characters.forEach(({ start, end }, index) => {
        if (start < at + word.length && end > at) isMarked[index] = true;
      });
    }
  }
  const parts: { text: string; start: number; isMarked: boolean }[] = [];
  let at = 0;
  characters.forEach(({ character, start, end }, index) => {
    const last = parts.at(-1);
    // A combining accent belongs to the letter before it.
    const isSame = last && (start === end || last.isMarked === isMarked[index]);
    if (isSame) last.text += character;
    else parts.push({ text: character, start: at, isMarked: isMarked[index] === true });
    at += character.length;
  });
  return parts;
}

function foldedByCharacter(text: string) {
  let folded = '';
  const characters = (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map((character) => {
    const start = folded.length;
    folded += searchable(character);
    return { character, start, end: folded.length };
  });
  return { folded, characters };
}
