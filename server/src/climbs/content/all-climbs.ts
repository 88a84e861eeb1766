import type { Language } from '@cairn/words/language';
import type { ClimbText } from './climb-text.ts';
import { climbInWords } from './climb-words.ts';
import { germanClimbs } from './de/german-climbs.ts';

const english: readonly ClimbText[] = [];

const all: Readonly<Record<Language, readonly ClimbText[]>> = {
  en: english,
  de: english.map((climb) => {
    const words = germanClimbs[climb.code];
    return words ? climbInWords(climb, 'de', words) : climb;
  }),
};

/** Climbs that come with the server, in display order. */
export const allClimbs = (language: Language): readonly ClimbText[] => all[language];

export function climbTextOf(code: string, language: Language): ClimbText | null {
  return allClimbs(language).find((climb) => climb.code === code) ?? null;
}
