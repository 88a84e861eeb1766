import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { Faults, lasting } from './faults.ts';
import { faultsOfWords, signUpInGerman } from './german-page.ts';
import { faultsOfName } from './layout-faults.ts';
import { rooms } from './screens.ts';

test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

test('a template is found, looked into and used in German', async ({ page, visitor, person, server }) => {
  await signUpInGerman(page, server.origin, person);
  await page.goto(`${server.origin}/boards/templates/`);
  await page.getByRole('searchbox', { name: 'Vorlagen durchsuchen' }).fill('umzug');
  await expect(page.getByRole('heading', { level: 3, name: /Umzug/u })).toBeVisible();
  await page.getByRole('button', { name: 'In Umzug hineinsehen' }).click();
  await expect(page.getByText('Nachsendeauftrag stellen')).toBeVisible();
  await page.getByRole('button', { name: 'Umzug nutzen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Umzug' })).toBeVisible();
  await expect(visitor.row('Nachsendeauftrag stellen')).toBeVisible();
});

test(
  'a week is planned in German, also with no network',
  { tag: further },
  async ({ page, context, visitor: planner, person, server }) => {
    await page.goto(`${server.origin}/signup/`);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByText('Hier fehlt noch etwas').first()).toBeVisible();
    await page.getByLabel('E-Mail').fill('keine Adresse');
    await page.getByLabel('Passwort', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
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
    expect([...(await faultsOfWords(page)), ...(await axeFindings(page))]).toEqual([]);
  },
);

test(
  'keys are called as they are on German keyboards',
  { tag: further },
  async ({ page, visitor: planner, person, server }) => {
    await signUpInGerman(page, server.origin, person);
    await page.goto(`${server.origin}/settings/keys/`);
    await expect(page.getByRole('button', { name: 'Suchen, auch beim Schreiben: Strg K' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filter zeigen: Umschalt F' })).toBeVisible();
    await planner.page.keyboard.press('Shift+Slash');
    const sheet = page.getByRole('dialog', { name: 'Tastenkürzel' });
    await expect(sheet).toContainText('Leertaste');
    await expect(sheet).toContainText('Schnell umbenennenAltKlick');
  },
);

const withoutMark = new Set(['/clock/', '/nowhere/', '/join/none/', '/stop/none/']);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'the name of every page is read to its end beside the mark that there is no network',
    { tag: further },
    async ({ page, context, visitor: planner, person, server }) => {
      const faults = new Faults();
      await signUpInGerman(page, server.origin, person);
      await planner.isInstalled();
      await context.setOffline(true);
      for (const address of rooms) {
        await page.goto(server.origin + address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (!withoutMark.has(address)) await planner.says(/^Du bist offline/u);
        faults.add(address, await lasting(() => faultsOfName(page)));
      }
      expect(faults.found).toEqual({});
    },
  );
});

test(
  'the language that a person sets goes before the browser’s, on this device and on the next',
  { tag: further },
  async ({ page, context, browser, visitor: planner, person, server }) => {
    await signUpInGerman(page, server.origin, person);
    await planner.isInstalled();
    await page.goto(`${server.origin}/settings/appearance/`);
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

    const other = await browser.newContext({ locale: 'de-DE' });
    const elsewhere = await other.newPage();
    await elsewhere.goto(`${server.origin}/login/`);
    await elsewhere.getByLabel('E-Mail').fill(person.email);
    await elsewhere.getByLabel('Passwort', { exact: true }).fill(person.password);
    await elsewhere.getByRole('button', { name: 'Anmelden' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Horizons', level: 1 })).toBeVisible();
    await elsewhere.goto(`${server.origin}/settings/appearance/`);
    await elsewhere.getByRole('radiogroup', { name: 'Language' }).getByText('System').click();
    await expect(elsewhere.getByRole('radiogroup', { name: 'Sprache' })).toBeVisible();
    await other.close();
  },
);

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
