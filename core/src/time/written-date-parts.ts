import { type Read, textAt, weekdayNumbers, type Word } from './written-date-words.ts';

/** The start of each part of a day, in minutes since midnight (docs/typed-words.md, "Times"). */
const dayParts: ReadonlyMap<string, number> = new Map(
  Object.entries({
    morning: 540,
    früh: 540,
    morgen: 540,
    vormittag: 540,
    noon: 720,
    mittag: 720,
    afternoon: 900,
    nachmittag: 900,
    evening: 1140,
    night: 1140,
    abend: 1140,
    nacht: 1140,
  }),
);

/** Reads `morning` or `Abend`; the value is null if there is no part of a day. */
export function dayPartAt(words: readonly Word[], at: number): Read<number | null> {
  const minutes = dayParts.get(textAt(words, at));
  return minutes === undefined ? { value: null, next: at } : { value: minutes, next: at + 1 };
}

const compoundParts: readonly (readonly [string, number])[] = [
  ['vormittag', 540],
  ['nachmittag', 900],
  ['morgen', 540],
  ['abend', 1140],
  ['mittag', 720],
  ['nacht', 1140],
];

/** Reads `Montagabend`. */
export function compoundDay(text: string): { readonly weekday: number; readonly minutes: number } | null {
  for (const [ending, minutes] of compoundParts) {
    const weekday = text.endsWith(ending) ? weekdayNumbers.get(text.slice(0, -ending.length)) : undefined;
    if (weekday !== undefined && text.length > ending.length + 2) return { weekday, minutes };
  }
  return null;
}
