import { readText, writeText } from '@cairn/client/device-text';
import { languageSpoken, speak, spokenLanguage } from '@cairn/words/language';

const storageKey = 'cairn-language';

/**
 * A built page contains English and at most one other language, whose file sets the page's language
 * (`build/other-languages.ts`).
 */
export function speakWanted(): void {
  const { documentElement } = document;
  speak(spokenLanguage(import.meta.env.PROD ? [documentElement.lang] : [keptTag(), ...navigator.languages]));
  documentElement.lang = languageSpoken();
}

/**
 * Stores the language for `before-paint.js` and the next visit.
 *
 * @param tag a BCP 47 tag; empty for the browser's preference
 * @returns whether the page must be reloaded to show the language
 */
export function keepLanguage(tag: string): boolean {
  if (keptTag() === tag) return false;
  // Without storage, pages have the browser's language.
  if (!writeText(storageKey, tag || null)) return false;
  return spokenLanguage([tag, ...navigator.languages]) !== languageSpoken();
}

/**
 * A BCP 47 tag for dates and numbers in the page's language: the user's, the browser's, or the language
 * alone.
 */
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
