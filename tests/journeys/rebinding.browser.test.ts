import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

test(
  'keys are put elsewhere, shown where they are pressed, and follow the person',
  { tag: further },
  async ({ page, planner, server, signInElsewhere }) => {
    await planner.isOpen();
    await page.goto(`${server.origin}/settings/keys/`);
    const add = page.getByRole('button', { name: /^Add a goal for today: /u });
    const asked = page.getByRole('button', { name: 'Press a key' });

    await test.step('one that is taken is refused, by what has it', async () => {
      await add.press('Enter');
      await asked.press('s');
      await expect(page.getByRole('alert')).toHaveText(
        'S is taken: Show or hide the sidebar. Choose another key.',
      );
      await asked.press('Alt+b');
      await expect(page.getByRole('alert')).toHaveText(
        'Letters and digits only, alone or with Shift, Ctrl or ⌘.',
      );
      await asked.press('Control+t');
      await expect(page.getByRole('alert')).toHaveText('The browser needs Ctrl T. Choose another key.');
      await asked.press('Escape');
      await expect(add).toHaveText('N');
      await expect(add).toBeFocused();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });

    await test.step('a free one is taken; the page’s keys rest meanwhile', async () => {
      await add.press('Enter');
      await asked.press('Shift+q');
      await expect(add).toHaveText('Shift Q');
      await page.getByRole('button', { name: /^Show or hide the sidebar: /u }).click();
      await asked.press('Backspace');
      await expect(page.getByRole('button', { name: 'Show or hide the sidebar: None' })).toBeFocused();
      await planner.isSaved();
    });

    await test.step('the new key acts, the old ones do not, and every hint says so', async () => {
      await page.goto(`${server.origin}/horizons/`);
      await planner.isOpen();
      await expect(page.getByText('Press ⇧Q and write one thing worth doing.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Goal/u })).toHaveAttribute(
        'aria-keyshortcuts',
        'Shift+Q',
      );
      for (const key of ['n', 's']) await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.keyboard.press('Shift+q');
      await expect(page.getByRole('dialog', { name: 'New goal' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+?');
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(sheet.getByText('Add a goal for today').locator('..')).toContainText('Q');
      await expect(sheet.getByText('Show or hide the sidebar').locator('..')).toContainText('None');
      await page.keyboard.press('Escape');
    });

    await test.step('on another device too; reset, all is as it was', async () => {
      const other = await signInElsewhere();
      await other.page.keyboard.press('Shift+q');
      await expect(other.page.getByRole('dialog', { name: 'New goal' })).toBeVisible();
      await other.page.keyboard.press('Escape');
      await other.page.goto(`${server.origin}/settings/keys/`);
      await other.page.getByRole('button', { name: 'Reset to defaults' }).click();
      await expect(other.page.getByRole('button', { name: 'Add a goal for today: N' })).toBeVisible();
      await expect(page.getByText('Press N and write one thing worth doing.')).toBeVisible();
      await page.keyboard.press('s');
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    });
  },
);

test(
  'search anywhere, undo, redo and the list of keys go elsewhere too',
  { tag: further },
  async ({ page, planner, server }) => {
    await planner.add('Today', 'Dig the garden');
    await page.goto(`${server.origin}/settings/keys/`);
    const asked = page.getByRole('button', { name: 'Press a key' });
    const put = async (name: string, key: string) => {
      await page.getByRole('button', { name: new RegExp(`^${name}: `, 'u') }).press('Enter');
      await asked.press(key);
    };

    await put('Search, also while writing', 'k');
    await expect(page.getByRole('alert')).toHaveText(
      'This shortcut works while you write, so it needs Ctrl or ⌘.',
    );
    await asked.press('Control+z');
    await expect(page.getByRole('alert')).toHaveText('Ctrl Z is taken: Undo. Choose another key.');
    await asked.press('Control+Shift+p');
    await expect(
      page.getByRole('button', { name: 'Search, also while writing: Ctrl Shift P' }),
    ).toBeFocused();
    await put('Undo', 'u');
    await put('Redo', 'Shift+u');
    await put('Show the shortcuts', 'j');
    await expect(page.getByText(/^Keys for lists/u)).toBeVisible();
    await planner.isSaved();

    await page.goto(`${server.origin}/horizons/`);
    await planner.isOpen();
    await page.keyboard.press('j');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Search, also while writing').locator('..')).toContainText(
      /Ctrl\s*Shift\s*P/u,
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+?');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await planner.row('Dig the garden').locator('[data-goal-title]').focus();
    await page.keyboard.press('Backspace');
    await expect(planner.titles('Today')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(planner.titles('Today')).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(planner.titles('Today')).toHaveText(['Dig the garden']);
    await page.keyboard.press('Shift+u');
    await expect(planner.titles('Today')).toHaveCount(0);

    await planner.panel('Today').getByRole('button', { name: 'Add goal' }).click();
    await page.keyboard.press('Control+Shift+p');
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  },
);
