import { firstCharacters, maxNameLength } from './goal.ts';

/** A goal read from one typed line. */
export interface GoalLine {
  readonly name: string;
  /** What did not fit into the name and goes before the notes; empty when all did. */
  readonly overflow: string;
}

/**
 * A leading bullet marker: - * en dash + em dash • (spec core §5).
 *
 * Not a minus or plus that belongs to a number, so that "-5 °C outside" and "+49 30 1234" stay whole.
 */
const bulletPattern = /^(?:[*–—•]|[-+](?!\d))\s*/u;

/**
 * The goals in a typed or pasted text: one for each line, leading bullets stripped, empty lines dropped.
 *
 * A line over 250 code points is cut at 249, between characters, with an ellipsis; the rest goes before the notes (accounts §5).
 */
export function goalLines(text: string): readonly GoalLine[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(withoutBullet)
    .filter((line) => line !== '')
    .map(cutLine);
}

/** A line without its bullet and the spaces around. */
const withoutBullet = (line: string) => line.trim().replace(bulletPattern, '').trim();

/** A pasted list as its first line, as a name has it, and the lines behind; null where it holds no two. */
export function firstAndRest(text: string): { readonly first: string; readonly rest: string } | null {
  const begun = text.trimStart();
  const end = begun.search(/[\n\r\u2028\u2029]/u);
  const rest = end === -1 ? '' : begun.slice(end);
  return goalLines(rest).length === 0 ? null : { first: withoutBullet(begun.slice(0, end)), rest };
}

/** One line as the name of a goal; what is over 250 code points goes before the notes (accounts §5). */
export function cutLine(line: string): GoalLine {
  if (firstCharacters(line, maxNameLength) === line) return { name: line, overflow: '' };
  const kept = firstCharacters(line, maxNameLength - 1);
  return { name: `${kept}…`, overflow: line.slice(kept.length) };
}
