import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Within a composition, browsers set `isComposing`; Safari sets only the key code. */
function composed(
  field: Locator,
  key: string,
  mark: { isComposing: boolean } | { keyCode: number },
): Promise<void> {
  return field.evaluate(
    (element, [pressed, how]) => {
      const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true, ...how });
      if ('keyCode' in how) Object.defineProperty(event, 'keyCode', { value: how.keyCode });
      element.dispatchEvent(event);
    },
    [key, mark] as const,
  );
}

/** Android keyboards send only a line break. */
async function gboardEnter(field: Locator, isCancelable: boolean): Promise<void> {
  await composed(field, 'Enter', { isComposing: true });
  await field.evaluate((element, cancelable) => {
    const begin = { inputType: 'insertLineBreak', bubbles: true, cancelable };
    if (!element.dispatchEvent(new InputEvent('beforeinput', begin))) return;
    const text = element as HTMLTextAreaElement;
    text.setRangeText('\n', text.value.length, text.value.length, 'end');
    text.dispatchEvent(new InputEvent('input', { inputType: 'insertLineBreak', bubbles: true }));
  }, isCancelable);
}

/** The code for input methods loads after the first paint, together with the notices. */
async function understandsInputMethods(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
}

const within = { isComposing: true };
const bySafari = { keyCode: 229 };

test('Enter of a keyboard that composes every word adds, and one that ends a composition does nothing', async ({
  planner,
}) => {
  const { page } = planner;
  const today = planner.panel('Today');
  await understandsInputMethods(page);
  await today.getByRole('button', { name: 'Add goal' }).click();
  const field = today.getByRole('textbox', { name: 'Goal' });
  for (const mark of [within, bySafari]) {
    await field.fill('買い物');
    await composed(field, 'Enter', mark);
    await expect(field).toHaveValue('買い物');
  }
  await expect(planner.titles('Today')).toHaveCount(0);

  await field.fill('Water the fern');
  await gboardEnter(field, true);
  await expect(planner.titles('Today')).toHaveText(['Water the fern']);
  await field.fill('Sweep the stairs');
  await gboardEnter(field, false);
  await expect(planner.titles('Today')).toHaveText(['Water the fern', 'Sweep the stairs']);
  await expect(field).toHaveValue('');
  await field.press('Escape');

  await page.keyboard.press('n');
  const line = page.getByRole('dialog').getByRole('textbox', { name: 'Goal' });
  await line.fill('From the phone');
  await gboardEnter(line, true);
  await expect(planner.row('From the phone')).toBeVisible();
});

test('Escape that ends a composition closes no box, no menu and no field', async ({ planner }) => {
  const { page } = planner;
  await planner.add('Today', 'Water the fern');
  await understandsInputMethods(page);
  for (const mark of [within, bySafari]) {
    await page.keyboard.press('n');
    const line = page.getByRole('dialog').getByRole('textbox', { name: 'Goal' });
    await line.fill('買い物');
    await composed(line, 'Escape', mark);
    await expect(line).toHaveValue('買い物');
    await line.fill('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await planner.row('Water the fern').locator('[data-goal-title]').press('/');
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await composed(menu, 'Escape', mark);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);

    await planner.row('Water the fern').locator('[data-goal-title]').click();
    const title = page.getByRole('textbox', { name: 'Goal' });
    await title.fill('シダに水');
    await composed(title, 'Escape', mark);
    await expect(title).toHaveValue('シダに水');
    await title.press('Escape');
  }
});

test('Enter that ends a composition does not go on to the next step of a dialog', async ({ planner }) => {
  const { page } = planner;
  await understandsInputMethods(page);
  await page.getByRole('button', { name: 'Spaces: show, arrange, add' }).click();
  await page.getByRole('menuitem', { name: 'New space' }).click();
  const dialog = page.getByRole('dialog', { name: 'New space' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('庭');
  for (const mark of [within, bySafari]) {
    await composed(name, 'Enter', mark);
    await expect(name).toBeVisible();
  }
  await name.press('Enter');
  await expect(name).toHaveCount(0);
});
