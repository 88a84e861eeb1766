import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';

test('the command box goes anywhere and does things, by keyboard, mouse and with no network', async ({
  planner,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Bake rye bread');
  const box = page.getByRole('dialog', { name: 'Search and commands' });
  const field = box.getByRole('combobox');
  const open = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill(text);
  };

  await test.step('a key that comes before it is there is not lost', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('End');
    await expect(box.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
  });

  await test.step('with nothing typed it offers the usual', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box.getByRole('option').first()).toHaveText(/Today/u);
    await expect(box.getByRole('group', { name: 'Actions' }).getByRole('option').first()).toContainText(
      'New goal',
    );
    await page.keyboard.press('End');
    await expect(box.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(box.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  });

  await test.step('a period is gone to by its name', async () => {
    await open('march 2031');
    await expect(box.getByRole('option').first()).toHaveText(/March.*2031/u);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/horizons\/months\/\?page=\d+/u);
    await expect(page.locator('[data-period="3-2031-03-31"]')).toBeInViewport();
  });

  await test.step('a way is gone by saying so, and the page’s filters are shown with their key', async () => {
    await open('go to quarters');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/horizons\/quarters\//u);
    await open('filters');
    await expect(box.getByRole('option', { name: 'Show the filters' })).toContainText('F');
    await box.getByRole('option', { name: 'Show the filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a deed is done by its name, with the mouse', async () => {
    await open('hide comp');
    await box.getByRole('option', { name: 'Hide completed' }).click();
    await expect(page.getByRole('switch', { name: 'Hide completed' })).toBeChecked();
  });

  await planner.isSaved();
  await planner.isInstalled();

  await test.step('with no network the same', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Hide completed' })).toBeChecked();
    await open('show comp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('switch', { name: 'Hide completed' })).not.toBeChecked();
    await open('next week');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/horizons\/weeks\//u);
    await open('bake');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Bake rye bread' })).toBeVisible();
  });
});

test('quick add shows what it recognised, and everything of it can be refused', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  const box = page.getByRole('dialog', { name: 'New goal' });
  const field = box.getByRole('textbox');
  const parts = box.getByRole('group', { name: 'Recognised' }).getByRole('button');

  await page.keyboard.press('n');
  await field.fill('Call mum tomorrow 9:30 #family');
  await expect(parts).toHaveCount(3);
  await expect(parts.nth(1)).toContainText('9:30');

  await test.step('by click, by Backspace behind it and by Escape', async () => {
    await parts.nth(1).click();
    await expect(parts).toHaveCount(2);
    await field.press('End');
    await field.press('Backspace');
    await expect(field).toHaveValue('Call mum tomorrow 9:30 #family');
    await expect(parts).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(parts).toHaveCount(0);
    await field.press('Enter');
    await expect(planner.titles('Today')).toHaveText(['Call mum tomorrow 9:30 #family']);
  });

  await test.step('what is left is the goal', async () => {
    await page.keyboard.press('n');
    await field.fill('Walk the dog tomorrow 9:30 #family');
    await expect(parts).toHaveCount(3);
    await field.press('Enter');
    await planner.isSaved();
    await page.goto(`${server.origin}/horizons/days/`);
    await expect(planner.row('Walk the dog')).toContainText('9:30');
    await page.goto(`${server.origin}/search/?q=walk&tag=family`);
    await expect(page.getByRole('button', { name: /Walk the dog/u })).toBeVisible();
    await page.goto(`${server.origin}/horizons/`);
    await planner.isOpen();
    await page.keyboard.press('n');
    await field.fill('See the aurora someday');
    await expect(parts).toHaveCount(1);
    await field.press('Enter');
    await planner.isSaved();
    await page.goto(`${server.origin}/horizons/life/`);
    await expect(planner.row('See the aurora')).toBeVisible();
  });

  await test.step('how long it takes ends its block, and stays words where there is no time', async () => {
    await page.goto(`${server.origin}/horizons/`);
    await planner.isOpen();
    await page.keyboard.press('n');
    await field.fill('Repair the bike for 45 min');
    await expect(parts).toHaveText(['45m']);
    await field.fill('Repair the bike for 45 min tomorrow 9:30');
    await expect(parts).toHaveText(['45m', /, \w+day$/u, /9:30.*10:15/u]);
    await parts.first().click();
    await expect(parts).toHaveText([/, \w+day$/u, /9:30.*10:30/u]);
    await field.fill('Repair the bike tomorrow 9:30 for 1 h 30');
    await field.press('Enter');
    await planner.isSaved();
    await page.goto(`${server.origin}/horizons/days/`);
    await expect(planner.row('Repair the bike')).toContainText(/9:30.*11:00/u);
  });

  await test.step('what may be a name is offered, and taken by a click or by the right arrow', async () => {
    await page.goto(`${server.origin}/horizons/`);
    await planner.isOpen();
    await page.keyboard.press('n');
    await field.fill('Dinner with Jan');
    const offer = box.getByRole('button', { name: /^Use “Jan” as/u });
    await expect(offer).toBeVisible();
    await offer.click();
    await expect(parts).toHaveCount(1);
    await expect(offer).toHaveCount(0);
    await parts.first().click();
    await field.press('End');
    await field.press('ArrowRight');
    await expect(offer).toHaveCount(0);
    await parts.first().click();
    await field.press('Enter');
    await expect(planner.titles('Today')).toContainText(['Dinner with Jan']);
  });

  await test.step('an address opens it filled in, and adds nothing by itself', async () => {
    await page.goto(`${server.origin}/horizons/weeks/new/?name=Paint%20the%20fence&notes=In%20white`);
    await expect(field).toHaveValue('Paint the fence');
    await expect(page).toHaveURL(/\/horizons\/weeks\/$/u);
    await expect(planner.row('Paint the fence')).toHaveCount(0);
    await field.press('Enter');
    await expect(planner.row('Paint the fence')).toBeVisible();
    const ops = [{ insert: 'White', attributes: { bold: true } }, { insert: ' paint\n' }];
    const note = encodeURIComponent(JSON.stringify({ ops }));
    await page.goto(`${server.origin}/horizons/weeks/new/?name=Paint%20the%20gate&richThoughts=${note}`);
    await expect(page.getByRole('dialog', { name: 'New goal' }).locator('strong')).toHaveText('White');
    await field.press('Alt+Enter');
    const gate = page.getByRole('dialog', { name: 'Paint the gate' });
    await expect(gate.getByRole('textbox', { name: 'Note' })).toHaveText('White paint');
    await expect(gate.locator('strong')).toHaveText('White');
    await page.goto(`${server.origin}/horizons/months/?title=Read%20Anna%20Karenina`);
    await expect(field).toHaveValue('Read Anna Karenina');
    await expect(page).toHaveURL(/\/horizons\/months\/$/u);
    await page.goto(`${server.origin}/horizons/?name=Water%20the%20plants&date=2031-05-01`);
    await expect(field).toHaveValue('Water the plants');
    await expect(page).toHaveURL(/\/horizons\/days\/$/u);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the command box is a sheet, and its lines are touched', async ({ planner }) => {
    const { page } = planner;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).tap();
    await page.getByRole('button', { name: 'Search' }).tap();
    const box = page.getByRole('dialog', { name: 'Search and commands' });
    await box.getByRole('combobox').fill('2031');
    const option = box.getByRole('option').first();
    expect((await boxOf(option)).height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(page.locator('[data-period="4-2031-12-31"]')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
