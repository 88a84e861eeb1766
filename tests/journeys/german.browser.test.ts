import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Person } from './planner.ts';
import { doors, rooms } from './screens.ts';

/** A sentence as it is written down: plain, or one for each number that the language tells apart. */
type Written = string | readonly [{ readonly match: Readonly<Record<string, string>> }];

const written = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../words/messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, Written>;
const textsOf = (sentence: Written) =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence[0].match);

const german = new Set(Object.values(written('de')).flatMap(textsOf));
/** English sentences that no German one equals, as what matches them whole, whatever they name. */
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
  // What is nearly all placeholder matches anything.
  .filter(({ text }) => text.replaceAll(/\{\w+\}/gu, '').trim().length > 3);

/** Everything on the page that is read: texts, and the names that a screen reader says. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body, body *')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'data-tip', 'alt'])
        found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && element.tagName !== 'NOSCRIPT')
          found.push(node.textContent ?? '');
    }
    return [document.title, ...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });

/** What is wrong with the page as it stands: English on it, what axe calls serious, what is cut or too wide. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const spoken = (await readable(page)).filter((text) => english.some(({ pattern }) => pattern.test(text)));
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const cut = await page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const control of document.querySelectorAll<HTMLElement>('button, a, [role="tab"], label')) {
      const { left, right, width } = control.getBoundingClientRect();
      const isHidden = width < 2 || !control.checkVisibility({ visibilityProperty: true });
      if (isHidden || control.closest('[data-goal], .sr-only')) continue;
      if (control.scrollWidth > control.clientWidth + 1 && getComputedStyle(control).display !== 'inline')
        faults.push(`cut: ${control.textContent}`);
      if ((right > innerWidth + 1 || left < -1) && !scrollsSideways(control))
        faults.push(`outside: ${control.textContent}`);
    }
    return faults;

    function scrollsSideways(element: Element): boolean {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { overflowX } = getComputedStyle(above);
        if (overflowX !== 'visible' && above.scrollWidth > above.clientWidth) return true;
      }
      return false;
    }
  });
  return [
    ...spoken.map((text) => `English: ${text}`),
    ...serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    ...cut,
  ];
}

/** Creates an account where everything is German. */
async function signUpInGerman(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/signup/`);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Horizonte', level: 1 })).toBeVisible();
}

test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin', contextOptions: { reducedMotion: 'reduce' } });

for (const { name, width, height } of [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('every screen is German, and nothing on it is cut', async ({
      page,
      visitor: planner,
      person,
      server,
    }) => {
      test.setTimeout(180_000);
      const faults: Record<string, readonly string[]> = {};
      const look = async (what: string) => {
        const found = await faultsOf(page);
        if (found.length > 0) faults[what] = found;
      };
      for (const path of doors) {
        await page.goto(server.origin + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(path);
      }
      await signUpInGerman(page, server.origin, person);
      await page.goto(`${server.origin}/horizons/days/`);
      await planner.panel('Heute').getByRole('button', { name: 'Ziel hinzufügen' }).click();
      const field = planner.panel('Heute').getByRole('textbox', { name: 'Ziel' });
      for (const goal of ['Den Garten umgraben', 'Oma anrufen', 'Steuererklärung abgeben']) {
        await field.fill(goal);
        await field.press('Enter');
        await expect(field).toHaveValue('');
      }
      await field.press('Escape');
      await planner.tick('Oma anrufen');
      for (const path of [...rooms, '/search/?q=Garten']) {
        await page.goto(server.origin + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(path);
      }
      await page.goto(`${server.origin}/horizons/days/`);
      await planner.row('Den Garten umgraben').locator('[data-goal-title]').focus();
      await page.keyboard.press('/');
      await expect(page.getByRole('menu')).toBeVisible();
      await look('options');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.keyboard.press('Alt+Enter');
      await expect(page.getByRole('textbox', { name: 'Notiz' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Kommentar schreiben' }).fill('Am besten im Herbst');
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('button', { name: 'Verlauf' }).click();
      await expect(page.getByText('Erstellt von dir')).toBeVisible();
      await look('goal');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      for (const [key, surface] of [
        ['n', 'add'],
        ['f', 'command-box'],
        ['Shift+Slash', 'shortcuts'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(surface);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      expect(faults).toEqual({});
    });
  });
}

test('a week is planned in German, also with no network', async ({
  page,
  context,
  visitor: planner,
  person,
  server,
}) => {
  await page.goto(`${server.origin}/signup/`);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByText('Hier fehlt noch etwas').first()).toBeVisible();
  await page.getByLabel('E-Mail').fill('keine Adresse');
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  // The server says this one.
  await expect(page.getByText('Das sieht nicht nach einer E-Mail-Adresse aus')).toBeVisible();
  await signUpInGerman(page, server.origin, person);

  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('textbox').first().fill('Zahnarzt übermorgen um 9:30');
  await expect(page.getByRole('dialog').getByText('9:30').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Hinzugefügt: /u)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${server.origin}/horizons/weeks/`);
  const thisWeek = page.locator('section[data-period]').first();
  await expect(thisWeek.getByRole('heading', { name: /^KW \d+$/u })).toBeVisible();
  await thisWeek.getByRole('button', { name: 'Ziel hinzufügen' }).click();
  await thisWeek.getByRole('textbox', { name: 'Ziel' }).fill('Den Garten umgraben');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(planner.row('Den Garten umgraben')).toBeVisible();
  await planner.says('Alles gespeichert');
  await page.goto(`${server.origin}/search/?q=garten`);
  await expect(page.getByText('1 gefunden')).toBeVisible();

  await planner.isInstalled();
  await context.setOffline(true);
  await page.goto(`${server.origin}/horizons/weeks/`);
  await expect(planner.row('Den Garten umgraben')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wochen', level: 1 })).toBeVisible();
  await planner.says(/^Du bist offline/u);
  expect(await faultsOf(page)).toEqual([]);
});

test('the language that a person sets goes before the browser’s, on this device and on the next', async ({
  page,
  context,
  browser,
  visitor: planner,
  person,
  server,
}) => {
  await signUpInGerman(page, server.origin, person);
  await planner.isInstalled();
  await page.goto(`${server.origin}/settings/`);
  const choice = page.getByRole('radiogroup', { name: 'Sprache' });
  await expect(choice.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await context.setOffline(true);
  await choice.getByText('English').click();
  const chosen = page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name: 'English' });
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.setOffline(false);
  await planner.isSaved();

  // Without the setting this browser's pages would be German.
  const other = await browser.newContext({ locale: 'de-DE' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${server.origin}/login/`);
  await elsewhere.getByLabel('E-Mail').fill(person.email);
  await elsewhere.getByLabel('Passwort', { exact: true }).fill(person.password);
  await elsewhere.getByRole('button', { name: 'Anmelden' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Horizons', level: 1 })).toBeVisible();
  await elsewhere.goto(`${server.origin}/settings/`);
  await elsewhere.getByRole('radiogroup', { name: 'Language' }).getByText('System').click();
  await expect(elsewhere.getByRole('radiogroup', { name: 'Sprache' })).toBeVisible();
  await other.close();
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('fetches no German sentence', async ({ page, planner, server }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.origin}/horizons/`);
    await planner.isOpen();
    expect(asked.some((path) => path.startsWith('/assets/first-'))).toBe(true);
    expect(asked.filter((path) => path.includes('words-de'))).toEqual([]);
  });
});
