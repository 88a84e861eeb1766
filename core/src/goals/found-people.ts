import { folded } from '../folded.ts';
import { maxReadLength, type Stretch } from '../time/found-periods.ts';

export interface NamedPerson {
  /** Stored as the assignee. */
  readonly code: string;
  readonly name: string;
}

export interface FoundPerson extends Stretch {
  readonly code: string;
}

/** Names have at most this number of words behind an @. */
const maxWords = 5;
const punctuation = ',.;:!?)';

/**
 * Finds `@name`: a full name, or the beginning of one, or of one of its words. Case and accents do not count.
 * Of several readings the longest wins. A beginning that several people have is none.
 */
export function peopleIn(text: string, people: readonly NamedPerson[]): readonly FoundPerson[] {
  if (people.length === 0) return [];
  const line = text.slice(0, maxReadLength);
  const known = people.map(({ code, name }) => {
    const whole = folded(name.trim().replace(/\s+/gu, ' '));
    return { code, whole, words: whole.split(' ') };
  });
  return [...line.matchAll(/(?<![^\s(["“„])@(?=[\p{L}\p{N}])/gu)].flatMap(({ index }) => {
    const end = endsOfWords(line, index + 1).find((to) => personCalled(line.slice(index + 1, to), known));
    const person = end === undefined ? null : personCalled(line.slice(index + 1, end), known);
    return person === null || end === undefined ? [] : [{ start: index, end, code: person }];
  });
}

/** Longest first: each run of words, with and without punctuation behind it. */
function endsOfWords(line: string, from: number): readonly number[] {
  const ends: number[] = [];
  const words = line.slice(from).matchAll(/\S+/gu);
  let count = 0;
  for (const word of words) {
    const end = from + word.index + word[0].length;
    ends.push(end);
    let bare = end;
    while (bare > from && punctuation.includes(line.charAt(bare - 1))) bare -= 1;
    if (bare < end) ends.push(bare);
    count += 1;
    if (count === maxWords) break;
  }
  return ends.toSorted((one, other) => other - one);
}

interface KnownPerson {
  readonly code: string;
  readonly whole: string;
  readonly words: readonly string[];
}

/** Whole names win over whole words, and those over beginnings. */
function personCalled(typed: string, people: readonly KnownPerson[]): string | null {
  const name = folded(typed.replace(/\s+/gu, ' '));
  const matches: readonly ((person: KnownPerson) => boolean)[] = [
    ({ whole }) => whole === name,
    ({ words }) => words.includes(name),
    ({ whole, words }) => whole.startsWith(name) || words.some((word) => word.startsWith(name)),
  ];
  for (const match of matches) {
    const [one, ...others] = people.filter(match);
    if (one) return others.length === 0 ? one.code : null;
  }
  return null;
}
