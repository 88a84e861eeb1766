import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone plans with a thumb', async ({ page, planner, person, server }) => {
  await planner.signUp(server.origin, person);

  await test.step('the round button adds a list', async () => {
    await page.getByRole('button', { name: 'New goal' }).tap();
    const sheet = page.getByRole('dialog', { name: 'New goal' });
    await sheet.getByRole('textbox').fill('Call home\nWalk by the sea');
    await sheet.getByRole('button', { name: 'Add 2' }).tap();
    await expect(planner.titles('Today')).toHaveText(['Call home', 'Walk by the sea']);
  });

  await test.step('a tap opens the goal as a sheet, and a swipe closes it', async () => {
    await planner.row('Walk by the sea').locator('[data-goal-title]').tap();
    const sheet = page.getByRole('dialog', { name: 'Walk by the sea' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: /^Today/u }).tap();
    await page.getByRole('tab', { name: 'Weeks' }).tap();
    await page.getByRole('button', { name: 'This week' }).tap();
    await expect(sheet.getByRole('button', { name: /^Week 47/u })).toBeVisible();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('The sheet is not drawn.');
    await page.mouse.move(195, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(195, box.y + 160, { steps: 4 });
    await page.mouse.up();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('one horizon at a time, chosen by its stones', async () => {
    await page.getByRole('navigation', { name: 'Horizons' }).getByRole('button', { name: 'Weeks' }).tap();
    await expect(planner.titles('Week 47')).toHaveText(['Walk by the sea']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Days' }).tap();
    await expect(planner.titles('Today')).toHaveText(['Call home']);
  });

  await test.step('everything that is touched is at least 44 pixels high', async () => {
    for (const target of await page.getByRole('navigation', { name: 'Main' }).locator('a, button').all()) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const row = await planner.row('Call home').boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('nothing is wider than the phone', async () => {
    for (const path of ['/horizons/', '/horizons/days/', '/settings/', '/deleted/', '/settings/not-saved/']) {
      await page.goto(server.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
