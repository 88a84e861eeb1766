import { getLocale, locales, overwriteGetLocale } from '#sentences/runtime.js';

/** A language that Cairn's sentences exist in, as a BCP 47 tag. */
export type Language = (typeof locales)[number];

/** Every language that Cairn speaks, with its own name for itself. */
export const languageNames: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
];

/** The language of a BCP 47 tag; null when Cairn does not speak it. */
export function languageOf(tag: string): Language | null {
  const [language] = tag.toLowerCase().split('-');
  return locales.find((locale) => locale === language) ?? null;
}

/** The first of the wanted tags that Cairn speaks; English when it speaks none of them. */
export function spokenLanguage(wantedTags: readonly string[]): Language {
  for (const tag of wantedTags) {
    const spoken = languageOf(tag);
    if (spoken !== null) return spoken;
  }
  return 'en';
}

/** The tags of an `Accept-Language` header, the most wanted first; what cannot be read is left out. */
export function acceptedTags(header: string | undefined): readonly string[] {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const weight = params.map((param) => /^\s*q=(?<weight>[\d.]+)\s*$/u.exec(param)?.groups?.['weight'])[0];
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    });
  return wanted
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** Makes every sentence of this process or page speak `language` from now on. */
export function speak(language: Language): void {
  overwriteGetLocale(() => language);
}

/**
 * What `say` answers when every sentence in it comes in `language`, for a process that speaks to many.
 *
 * @param say may not wait: meanwhile others would hear the wrong language
 */
export function saidIn<Value>(language: Language, say: () => Value): Value {
  const before = getLocale();
  speak(language);
  try {
    return say();
  } finally {
    speak(before);
  }
}

/** The language that sentences come in at present. */
export function languageSpoken(): Language {
  return getLocale();
}
