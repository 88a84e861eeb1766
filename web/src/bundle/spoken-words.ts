/** What says a sentence, given what it names. */
type Saying = (inputs?: object) => string;

declare global {
  /** The sentences of the page's language, by number; left out for English (`build/other-languages.ts`). */
  var cairnWords: readonly (Saying | undefined)[] | undefined;
}

/** The sentences of a language other than English. */
export const spoken = globalThis.cairnWords ?? [];

let rules: Intl.PluralRules | undefined;

/** Which form of an English sentence goes with a number. */
export function plural(number: number): Intl.LDMLPluralRule {
  rules ??= new Intl.PluralRules('en');
  return rules.select(number);
}
