import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { faultsOfWords, signUpInGerman } from './german-page.ts';
import { doors, rooms } from './screens.ts';

test.describe('German', () => {
  // The longer words of the two languages, and the pages are judged at rest.
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin', contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, width, height } of [
    { name: 'desktop', width: 1440, height: 900 },
    { name: 'phone', width: 390, height: 844 },
  ]) {
    test.describe(name, () => {
      test.use({ viewport: { width, height } });

      test('axe finds nothing serious on any screen, every word is German, and nothing is cut', async ({
        page,
        visitor: planner,
        person,
        server,
      }) => {
        test.setTimeout(180_000);
        const faults: Record<string, readonly string[]> = {};
        const look = async (what: string) => {
          const found = [...(await faultsOfWords(page)), ...(await axeFindings(page))];
          if (found.length > 0) faults[what] = found;
        };
        const visit = async (path: string) => {
          await page.goto(server.origin + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await look(path);
        };
        for (const path of doors) await visit(path);

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
        for (const path of [...rooms, '/search/?q=Garten']) await visit(path);

        await page.goto(`${server.origin}/horizons/`);
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
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Heute/u })
          .click();
        await expect(page.getByRole('tab', { name: 'Tage' })).toBeVisible();
        await look('period picker');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);

        for (const [key, surface] of [
          ['n', 'add'],
          ['f', 'command box'],
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
});

test('the theme follows the person, on this device and on the next', async ({
  planner: { page },
  server,
}) => {
  await page.goto(`${server.origin}/settings/`);
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radiogroup', { name: 'Theme' }).getByText('System').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
