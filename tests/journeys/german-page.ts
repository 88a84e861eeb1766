import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { faultsOfLayout } from './layout-faults.ts';
import type { Person } from './planner.ts';

type Written = string | readonly [{ readonly match: Readonly<Record<string, string>> }];

const written = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../words/messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, Written>;
const textsOf = (sentence: Written) =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence[0].match);

const german = new Set(Object.values(written('de')).flatMap(textsOf));
/** English sentences that differ from all German sentences. */
const english = Object.entries(written('en'))
  .filter(([name]) => !name.startsWith('$') && !name.startsWith('mail_'))
  .flatMap(([, sentence]) => textsOf(sentence))
  .filter((text) => !german.has(text) && /[a-z]{2}/iu.test(text.replaceAll(/\{\w+\}/gu, '')))
  .map((text) => {
    const pattern = text
      .split(/\{\w+\}/u)
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`))
      .join('.+');
    return { text, pattern: new RegExp(`^${pattern}$`, 'u') };
  })
  // A text of mostly placeholders would match anything.
  .filter(({ text }) => text.replaceAll(/\{\w+\}/gu, '').trim().length > 3);

/** Texts and accessible names, except in parts with another `lang` and in names that people gave (`bdi`). */
const readable = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest('[lang]') !== document.documentElement || element.closest('bdi')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'data-tip', 'alt'])
        found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && element.tagName !== 'NOSCRIPT')
          found.push(node.textContent ?? '');
    }
    return [document.title, ...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });

export async function faultsOfWords(page: Page): Promise<readonly string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const spoken = (await readable(page)).filter((text) => english.some(({ pattern }) => pattern.test(text)));
  return [...spoken.map((text) => `English: ${text}`), ...(await faultsOfLayout(page))];
}

export async function signUpInGerman(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/signup/`);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Horizonte', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Heute' })).toBeVisible();
}
