import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { tellBeforePaint } from './before-paint.ts';

const sentences = fileURLToPath(new URL('../../words/src/generated/messages/', import.meta.url));
const sentence = /[\\/]words[\\/]src[\\/]generated[\\/]messages[\\/](?<name>\w+)\.js$/u;
const runtime = /[\\/]words[\\/]src[\\/]generated[\\/]runtime\.js$/u;
const { locales } = JSON.parse(
  readFileSync(new URL('../../words/project.inlang/settings.json', import.meta.url), 'utf8'),
) as { readonly locales: readonly string[] };
const written = /const (?<language>[a-z]{2})_\w+ = \/\*\*.*?\*\/ (?<says>\(i?\) => \{.*?\n\});/gsu;
const plural = /registry\.plural\("[a-z]+", (?<number>i\?\.\w+), \{\}\)/gu;
const spokenWords = fileURLToPath(new URL('../src/bundle/spoken-words.ts', import.meta.url));

/**
 * English is in the bundles, each other language in a file. A page in that language runs this file first
 * (`before-paint.js` requests it). The file is an array of functions, sorted by message name, which replace
 * the English ones.
 */
export function otherLanguages(): Plugin {
  const others = new Map<string, Map<string, string>>();
  let numbers = new Map<string, number>();
  return {
    name: 'cairn-other-languages',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const names = readdirSync(sentences).flatMap((file) => /^(\w+)\.js$/u.exec(file)?.[1] ?? []);
      numbers = new Map(names.toSorted().map((name, index) => [name, index]));
    },
    load: {
      filter: { id: runtime },
      // The compiler's own runtime detects and stores the language: 3 kB for a decision that the page has
      // made.
      handler: () => `export const locales = ${JSON.stringify(locales)};
let locale = () => 'en';
export const getLocale = () => locale();
export const overwriteGetLocale = (other) => { locale = other; };`,
    },
    transform: {
      filter: { id: sentence },
      handler(code, moduleId) {
        const name = sentence.exec(moduleId)?.groups?.['name'] ?? '';
        if (name === '_index') return null;
        let english = '';
        for (const { groups } of code.matchAll(written)) {
          const { language = '', says = '' } = groups ?? {};
          const code = says.replaceAll(plural, 'plural($<number>)').replaceAll('i?.', 'i.');
          if (language === 'en') english = code;
          else others.set(language, (others.get(language) ?? new Map<string, string>()).set(name, code));
        }
        if (english === '')
          throw new Error(`The sentence ${name} is compiled in a way that is not known here.`);
        return {
          code: `import { plural, spoken } from ${JSON.stringify(spokenWords)};
const english = ${english};
export const ${name} = spoken[${numbers.get(name)}] ?? english;`,
          map: null,
        };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const said = new Set(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk'
              ? Object.entries(file.modules).flatMap(([moduleId, { renderedLength }]) =>
                  renderedLength > 0 ? (sentence.exec(moduleId)?.groups?.['name'] ?? []) : [],
                )
              : [],
          ),
        );
        for (const [language, texts] of others) {
          const name = `words-${language}.js`;
          const source = asScript(
            language,
            [...numbers.keys()].map((key) => said.has(key) && texts.get(key)),
          );
          const file = this.getFileName(this.emitFile({ type: 'asset', name, source }));
          tellBeforePaint(bundle, language, `/${file}`);
        }
      },
    },
  };
}

/** A classic script, without unused messages. */
function asScript(language: string, texts: readonly (string | false | undefined)[]): string {
  const listed = texts.map((text) => text || '').join(',\n');
  const code = `{const rules=new Intl.PluralRules(${JSON.stringify(language)}),plural=(number)=>rules.select(number);
document.documentElement.lang=${JSON.stringify(language)};globalThis.cairnWords=[${listed}]}`;
  return minifySync(`words-${language}.js`, code, { module: false }).code;
}
