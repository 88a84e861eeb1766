type Saying = (inputs?: object) => string;

declare global {
  /** Sentences by number; undefined for English (`build/other-languages.ts`). */
  var cairnWords: readonly (Saying | undefined)[] | undefined;
}

export const spoken = globalThis.cairnWords ?? [];

let rules: Intl.PluralRules | undefined;

export function plural(number: number): Intl.LDMLPluralRule {
  rules ??= new Intl.PluralRules('en');
  return rules.select(number);
}
