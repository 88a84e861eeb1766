import { expect, test } from './fixtures.ts';
import { faultsOfFocus } from './focus-order.ts';
import { signUpInGerman } from './german-page.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { doors, rooms } from './screens.ts';

// A window of 1440 × 900 at 200 %, as browsers do it: half as many points, each twice as large. German has the longer words.
test.use({
  viewport: { width: 720, height: 450 },
  deviceScaleFactor: 2,
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  contextOptions: { reducedMotion: 'reduce' },
});

/** Where much has to find its place: there everything is reached by Tab, too, which takes its time. */
const full = [
  '/horizons/',
  '/horizons/hours/',
  '/calendar/',
  '/calendar/?view=week',
  '/settings/',
  '/search/',
];

test('at 200 % nothing is cut, nothing lies over another, and everything can be reached', async ({
  page,
  visitor: planner,
  person,
  server,
}) => {
  const faults: Record<string, readonly string[]> = {};
  const look = async (what: string, isWalked: boolean) => {
    const found = [...(await faultsOfLayout(page)), ...(isWalked ? await faultsOfFocus(page) : [])];
    if (found.length > 0) faults[what] = found;
  };
  const visit = async (path: string) => {
    await page.goto(server.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path, full.includes(path));
  };
  for (const path of doors) await visit(path);

  await signUpInGerman(page, server.origin, person);
  const today = planner.panel('Heute');
  await today.getByRole('button', { name: 'Ziel hinzufügen' }).click();
  const field = today.getByRole('textbox', { name: 'Ziel' });
  for (const goal of ['Den Garten umgraben', 'Steuererklärung abgeben']) {
    await field.fill(goal);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.press('Escape');
  for (const path of rooms) await visit(path);

  await page.goto(`${server.origin}/horizons/`);
  const title = planner.row('Den Garten umgraben').locator('[data-goal-title]');
  for (const [key, surface] of [
    ['n', 'add'],
    ['f', 'command box'],
    ['Shift+Slash', 'shortcuts'],
    ['Alt+Enter', 'goal'],
  ] as const) {
    await title.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    if (surface === 'goal') await expect(page.getByRole('textbox', { name: 'Notiz' })).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toBeAttached();
    await look(surface, true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(faults).toEqual({});
});

test.describe('in English, which has other long words', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Europe/Lisbon' });

  test('at 200 % the planner’s pages have room for what stands in them', async ({
    page,
    planner,
    server,
  }) => {
    await planner.add('Today', 'Dig the garden', 'Call grandma about the long weekend', 'Water the plants');
    const faults: Record<string, readonly string[]> = {};
    for (const path of rooms.filter((room) => /horizons|calendar/u.test(room))) {
      await page.goto(server.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const found = await faultsOfLayout(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
});
