type Saying = (inputs?: object) => string;

declare global {
  /** The sentences of the page's language, by number; none for English (`build/other-languages.ts`). */
  var cairnWords: readonly (Saying | undefined)[] | undefined;
}

/** The sentences of the page's language. Empty for English. */
export const spoken = globalThis.cairnWords ?? [];

let rules: Intl.PluralRules | undefined;

export function plural(number: number): Intl.LDMLPluralRule {
  rules ??= new Intl.PluralRules('en');
  return rules.select(number);
}
