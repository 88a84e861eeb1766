import { getLocale, locales, overwriteGetLocale } from './generated/runtime.js';

/** A language that Cairn's sentences exist in, as a BCP 47 tag. */
export type Language = (typeof locales)[number];

/** The first of the wanted tags that Cairn speaks; English when it speaks none of them. */
export function spokenLanguage(wantedTags: readonly string[]): Language {
  for (const tag of wantedTags) {
    const spoken = locales.find((locale) => locale === tag || locale === tag.split('-')[0]);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}

/** Makes every sentence of this process or page speak `language` from now on. */
export function speak(language: Language): void {
  overwriteGetLocale(() => language);
}

/** The language that sentences come in at present. */
export function languageSpoken(): Language {
  return getLocale();
}
