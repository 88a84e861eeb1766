import { getLocale, locales, overwriteGetLocale } from '#sentences/runtime.js';

/** A BCP 47 tag. */
export type Language = (typeof locales)[number];

export const languageNames: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
];

/** Null without a translation; ignores the region of the tag. */
export function languageOf(tag: string): Language | null {
  const [language] = tag.toLowerCase().split('-');
  return locales.find((locale) => locale === language) ?? null;
}

/** The first wanted tag with a translation, or English. */
export function spokenLanguage(wantedTags: readonly string[]): Language {
  for (const tag of wantedTags) {
    const spoken = languageOf(tag);
    if (spoken !== null) return spoken;
  }
  return 'en';
}

/** The tags in the first 500 characters of an `Accept-Language` header, most wanted first. */
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

export function speak(language: Language): void {
  overwriteGetLocale(() => language);
}

/**
 * Calls `say` in this language, for a process that serves many readers.
 *
 * @param say must be synchronous: during a wait, other readers would get the wrong language
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

export function languageSpoken(): Language {
  return getLocale();
}
