import { CairnServer } from './cairn-server.ts';
import { expect, test } from './fixtures.ts';
import { FrontOfCairn } from './front-of-cairn.ts';
import { newPlanner } from './planner.ts';
import { further } from './further.ts';

test(
  'a newer version is offered while somebody types, and taken without losing a word in any tab',
  { tag: further },
  async ({ visitor: planner, page, person }) => {
    const front = await FrontOfCairn.open();
    const server = await CairnServer.start({ CAIRN_ORIGIN: front.origin });
    front.standsBefore(server.origin);
    try {
      await planner.signUp(front.origin, person);
      await planner.add('Today', 'Dig the garden', 'Call grandma');
      await planner.isInstalled();
      const beside = await newPlanner(page.context());
      await beside.page.goto(`${front.origin}/horizons/`);
      await beside.row('Call grandma').locator('[data-goal-title]').click();
      const otherField = beside.page.getByRole('textbox', { name: 'Goal' });
      await otherField.fill('Call grandma, half wri');

      await planner.row('Dig the garden').locator('[data-goal-title]').click();
      const field = page.getByRole('textbox', { name: 'Goal' });
      await field.fill('Dig the garden, half wri');
      front.hasNewerWorker = true;
      // As the app does once an hour.
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(page.getByText('A new version of Cairn is ready')).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.type('tten');
      await expect(field).toHaveValue('Dig the garden, half written');

      const reloaded = page.waitForEvent('load');
      // A slow press: leaving the field saves the name before the release.
      await page.getByRole('button', { name: 'Reload' }).hover();
      await page.mouse.down();
      await expect(planner.row('Dig the garden, half written')).toBeVisible();
      await planner.isSaved();
      await page.mouse.up();
      await reloaded;
      await expect(planner.row('Dig the garden, half written')).toBeVisible();
      await expect(page.getByText('A new version of Cairn is ready')).toHaveCount(0);

      await expect(otherField).toHaveValue('Call grandma, half wri');
      await beside.page.bringToFront();
      await beside.page.keyboard.type('tten');
      await beside.page.keyboard.press('Enter');
      await expect(planner.row('Call grandma, half written')).toBeVisible();
      await beside.isSaved();
    } finally {
      await server.remove();
      await front.close();
    }
  },
);
