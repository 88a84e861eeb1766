import { readText, writeText } from '@cairn/client/device-text';
import { languageSpoken, speak, spokenLanguage } from '@cairn/words/language';

const storageKey = 'cairn-language';

/**
 * Lets every sentence of the page come in the language it was opened in.
 *
 * A built page has only one besides English: the file with it has put its name on the page (`build/other-languages.ts`).
 */
export function speakWanted(): void {
  const { documentElement } = document;
  speak(spokenLanguage(import.meta.env.PROD ? [documentElement.lang] : [keptTag(), ...navigator.languages]));
  documentElement.lang = languageSpoken();
}

/**
 * Writes down which language a person has set, for `before-paint.js` and the next visit.
 *
 * @param tag a BCP 47 tag; empty for what the browser prefers
 * @returns whether it is news and the page speaks another one: then only opening it again helps
 */
export function keepLanguage(tag: string): boolean {
  if (keptTag() === tag) return false;
  // Without storage a page is always in the browser's language.
  if (!writeText(storageKey, tag || null)) return false;
  return spokenLanguage([tag, ...navigator.languages]) !== languageSpoken();
}

/** A tag of the page's language for dates and numbers: as set, as the browser says, or the language alone. */
export function localeSpoken(tag: string): string {
  const language = languageSpoken();
  const own = [tag, ...navigator.languages].find((wanted) => wanted.split('-')[0] === language);
  try {
    return Intl.getCanonicalLocales(own ?? language)[0] ?? language;
  } catch {
    return language;
  }
}

function keptTag(): string {
  return readText(storageKey) ?? '';
}
