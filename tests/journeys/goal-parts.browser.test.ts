import { expect, test } from './fixtures.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { newPerson, newPlanner } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';
import { further } from './further.ts';

test('tags are shown in the goal, given and taken off by mouse and by keys, and one change is one undo', async ({
  page,
  planner,
  server,
}) => {
  await planner.add('Today', 'Prune the roses');
  await planner.row('Prune the roses').locator('[data-goal-title]').press('Alt+Enter');
  const dialog = page.getByRole('dialog', { name: 'Prune the roses' });
  await dialog.getByRole('button', { name: 'Tags', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Tags' });
  await expect(picker.getByRole('textbox', { name: 'Add tag' })).toBeFocused();
  await page.keyboard.type('two words');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('alert')).toHaveText('A tag is one word, without punctuation.');
  await picker.getByRole('textbox').fill('#garden');
  await page.keyboard.press('Enter');
  await picker.getByRole('textbox').fill('בית');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: 'garden', pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.locator('[data-tag]')).toHaveText(['garden', 'בית']);
  await expect(dialog.getByRole('button', { name: 'Tags', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(planner.row('Prune the roses')).toContainText('garden');

  await planner.row('Prune the roses').locator('[data-goal-title]').press('/');
  await page.getByRole('menuitem', { name: 'Tags...' }).click();
  await picker.getByRole('textbox').fill('GAR');
  await expect(picker.getByRole('button').filter({ hasNotText: 'Close' })).toHaveText(['garden']);
  await picker.getByRole('button', { name: 'garden' }).click();
  await expect(picker.getByRole('button', { name: 'garden', pressed: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(planner.row('Prune the roses')).not.toContainText('garden');
  await expect(planner.row('Prune the roses')).toContainText('בית');
  await planner.isSaved();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(planner.row('Prune the roses')).toContainText('garden');
  await planner.isSaved();
  await page.goto(`${server.origin}/horizons/`);
  await expect(planner.row('Prune the roses')).toContainText('garden');
});

test(
  'a goal is given to a member of its space, and taken away by choosing them again or nobody',
  { tag: further },
  async ({ page, planner, server, browser }) => {
    const context = await browser.newContext();
    const other = newPerson();
    await (await newPlanner(context)).arrive(server.origin, other, { locale: 'en', timezone: 'UTC' });
    const member = await userOf(context.request, server.origin);
    await shareSpace(server, await userOf(page.request, server.origin), member);
    await context.close();
    await page.reload();
    await planner.add('Today', 'Carry the piano');
    await planner.row('Carry the piano').locator('[data-goal-title]').press('Alt+Enter');
    const dialog = page.getByRole('dialog', { name: 'Carry the piano' });
    const people = page.getByRole('radiogroup', { name: 'Assignee' });
    const assign = async (name: string) => {
      await dialog.getByRole('button', { name: 'Assignee', exact: true }).click();
      await people.getByRole('radio', { name }).click();
      await expect(people).toHaveCount(0);
    };
    await assign(member.name);
    const fact = dialog.getByRole('button', { name: `Assignee: ${member.name}` });
    await expect(fact).toBeVisible();
    await assign(member.name);
    await expect(fact).toHaveCount(0);
    await assign(member.name);
    await expect(fact).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await planner.isSaved();
    await page.reload();
    await expect(planner.row('Carry the piano')).toContainText(`Assignee: ${member.name}`);
    await planner.row('Carry the piano').locator('[data-goal-title]').press('Alt+Enter');
    await fact.click();
    await expect(people.getByRole('radio', { name: member.name })).toBeChecked();
    await people.getByRole('radio', { name: 'No assignee' }).click();
    await expect(fact).toHaveCount(0);
  },
);

test('words of a note become a link with a protocol, lead elsewhere, and are words again', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Order bulbs');
  await planner.row('Order bulbs').locator('[data-goal-title]').press('Alt+Enter');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.pressSequentially('the shop');
  await note.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await address.fill('tulips.example/spring');
  await address.press('Enter');
  const link = note.getByRole('link', { name: 'the shop' });
  await expect(link).toHaveAttribute('href', 'http://tulips.example/spring');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(note).toBeFocused();

  await note.press('ArrowLeft');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(address).toHaveValue('http://tulips.example/spring');
  await address.fill('mailto:shop@tulips.example');
  await address.press('Enter');
  await expect(link).toHaveAttribute('href', 'mailto:shop@tulips.example');
  await note.press('ArrowLeft');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(note).toHaveText('the shop');
  await expect(note.getByRole('link')).toHaveCount(0);
});

test('the pointer on a row shows how to open it, and closing an open goal does not tick it', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Repot the fig');
  const row = planner.row('Repot the fig');
  const open = row.getByRole('button', { name: 'Open Repot the fig' });
  await page.mouse.move(0, 0);
  await expect(open).toBeHidden();
  await row.hover();
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Repot the fig' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('checkbox')).not.toBeChecked();
});

for (const width of [390, 320]) {
  test.describe(`a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

    test('all of an open goal is within the window', async ({ page, planner }) => {
      await planner.add('Today', 'Repot the fig');
      await planner.row('Repot the fig').locator('[data-goal-title]').tap();
      const dialog = page.getByRole('dialog', { name: 'Repot the fig' });
      await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 });
      expect(await faultsOfLayout(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Assignee' }).tap();
      await expect(page.getByRole('radio', { name: 'No assignee' })).toBeChecked();
      expect(await faultsOfLayout(page)).toEqual([]);
    });
  });
}

test('a goal’s options begin with its colours; a day years away is chosen by its year', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Walk the ridge');
  const row = planner.row('Walk the ridge');
  await row.locator('[data-goal-title]').press('/');
  await page.getByRole('menuitemradio', { name: 'Red', exact: true }).click();
  await expect(row).toHaveAttribute('data-color', 'red');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await row.locator('[data-goal-title]').press('Alt+Enter');
  const dialog = page.getByRole('dialog', { name: 'Walk the ridge' });
  await dialog.getByRole('button', { name: /^Today/u }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a period' });
  await expect(picker.getByRole('tab')).toHaveText([
    'Day',
    'Week',
    'Month',
    'Quarter',
    'Year',
    'Decade',
    'Life',
  ]);
  await picker.getByRole('combobox', { name: 'Year' }).selectOption('2063');
  await picker.getByRole('combobox', { name: 'Month' }).selectOption('May');
  await picker.getByRole('button', { name: /\b4 May 2063$/u }).click();
  await expect(dialog.getByRole('button', { name: /^4 May 2063/u })).toBeVisible();
});

test('a title takes four lines in its row at most', async ({ page, planner }) => {
  const name = Array.from({ length: 20 }, (_, at) => `and word ${at}`).join(' ');
  await planner.add('Today', 'Short', name);
  const lines = (title: string) =>
    planner
      .row(title)
      .locator('[data-goal-title]')
      .evaluate((element) => ({
        shown: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
        isCut: element.scrollHeight > element.clientHeight,
      }));
  expect(await lines('Short')).toEqual({ shown: 1, isCut: false });
  expect(await lines(name)).toEqual({ shown: 4, isCut: true });
  await planner.row(name).locator('[data-goal-title]').click();
  await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveValue(name);
});
