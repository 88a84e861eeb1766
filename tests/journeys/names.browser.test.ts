import { expect, test } from './fixtures.ts';

/** A name that changes the text direction, and an invisible one. */
const turning = 'Pay \u202Egpj.exe\u2066';
const plain = 'Pay gpj.exe';
const unseen = '\u3164\u2800';
const controls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

test('a name in a notice, in what is read aloud and in a title turns nothing around it', async ({
  planner,
  server,
  page,
}) => {
  await planner.add('Today', turning, 'Second');
  const title = page.locator('[data-goal]').first().locator('[data-goal-title]');
  await title.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await title.focus();

  await test.step('what is read aloud', async () => {
    const live = page.locator('[aria-live=assertive]').first();
    const row = page.locator('[data-goal]').filter({ hasText: 'gpj.exe' }).locator('[data-goal-title]');
    await row.focus();
    await page.keyboard.press('Space');
    await expect(live).toContainText(plain);
    expect(await live.textContent()).not.toMatch(controls);
    await page.keyboard.press('Escape');
    await expect(live).toContainText(plain);
    expect(await live.textContent()).not.toMatch(controls);
  });

  await test.step('a notice', async () => {
    const row = page.locator('[data-goal]').filter({ hasText: 'gpj.exe' }).locator('[data-goal-title]');
    await row.focus();
    await page.keyboard.press('Backspace');
    await expect(row).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    const notice = page.getByRole('region').or(page.locator('section[aria-live]')).filter({ hasText: plain });
    await expect(notice.first()).toBeVisible();
    expect(await notice.first().textContent()).not.toMatch(controls);
  });

  await test.step('the title of a page', async () => {
    const { origin } = server;
    const made = await page.request.post(`${origin}/api/boards-2/`, {
      data: { name: turning, tempId: 'turning-board' },
      headers: { origin },
    });
    expect(made.ok()).toBe(true);
    await page.goto(`${origin}/boards/turning-board/`);
    await expect(page).toHaveTitle(new RegExp(plain.replace('.', '\\.'), 'u'));
    expect(await page.title()).not.toMatch(controls);
  });
});

test('a name that nobody can see is none, in every form that asks for one', async ({
  planner,
  server,
  page,
}) => {
  const { origin } = server;
  await planner.isSaved();
  await page.goto(`${origin}/spaces/new/`);
  await page.getByRole('textbox', { name: 'Name' }).fill(unseen);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.goto(`${origin}/boards/`);
  await page.getByRole('button', { name: 'New board' }).click();
  const field = page.getByRole('textbox', { name: 'Name' }).or(page.getByRole('textbox').last());
  await field.first().fill(unseen);
  await field.first().press('Enter');
  await expect(page).toHaveURL(/\/boards\/$/u);
  await page.goto(`${origin}/settings/tokens/`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(unseen);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This field is required')).toBeVisible();
});
