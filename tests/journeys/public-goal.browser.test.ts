import { expect, test } from './fixtures.ts';
import { newPlanner } from './planner.ts';
import { further } from './further.ts';

test(
  'a goal is published, read by a stranger through its link, and gone for them the moment it is published no more',
  { tag: further },
  async ({ planner, browser, server }) => {
    const { page } = planner;
    await planner.add('Today', 'Walk the ridge');
    await planner.isSaved();
    await planner.row('Walk the ridge').locator('[data-goal-title]').focus();
    await page.keyboard.press('Alt+Enter');
    await page.getByRole('textbox', { name: 'Note' }).click();
    await page.keyboard.type('Boots, water, the early train.');
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Only between us');
    await page.keyboard.press('ControlOrMeta+Enter');
    const goal = page.getByRole('dialog', { name: 'Walk the ridge' });
    await goal.getByRole('button', { name: 'Subgoal' }).click();
    await page.keyboard.type('Look up the weather');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');

    await goal.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share this goal' });
    const link = share.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/goals\//u);
    // This link is for members only.
    const own = await link.inputValue();
    await share.getByRole('switch', { name: 'Publish to the web' }).click();
    await expect(link).not.toHaveValue(own);
    const address = await link.inputValue();
    await share.getByText('All subgoals').click();
    await expect(share.getByRole('radio', { name: 'All subgoals' })).toBeChecked();

    const stranger = await newPlanner(await browser.newContext());
    await test.step('a stranger reads it, and nothing that is said below it', async () => {
      await stranger.page.goto(address);
      await expect(stranger.page.getByRole('heading', { name: 'Walk the ridge', level: 1 })).toBeVisible();
      await expect(stranger.page.getByText('the early train')).toBeVisible();
      await expect(
        stranger.page.getByRole('listitem').filter({ hasText: 'Look up the weather' }),
      ).toBeVisible();
      await expect(stranger.page.getByText('Only between us')).toHaveCount(0);
      await expect(stranger.page.getByRole('progressbar', { name: '0 of 1 done' })).toBeVisible();
    });

    await test.step('it is told who published it, only where that person wishes', async () => {
      const author = stranger.page.getByText('by Ida');
      const shows = share.getByRole('switch', { name: 'Show who published it' });
      await shows.click();
      await expect(page.getByText('Add your name in Settings first.')).toBeVisible();
      const named = await page.request.patch(`${server.origin}/api/settings/`, {
        headers: { origin: server.origin, 'idempotency-key': crypto.randomUUID() },
        data: { firstName: 'Ida' },
      });
      expect(named.ok(), await named.text()).toBe(true);
      await shows.click();
      await expect(share.getByText('by Ida')).toBeVisible();
      await stranger.page.reload();
      await expect(author).toBeVisible();
      await shows.click();
      await expect(share.getByText('by Ida')).toHaveCount(0);
      await stranger.page.reload();
      await expect(stranger.page.getByRole('heading', { name: 'Walk the ridge', level: 1 })).toBeVisible();
      await expect(author).toHaveCount(0);
    });

    await test.step('its own people get the goal itself by the same link', async () => {
      await page.goto(address);
      await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
      expect(new URL(page.url()).pathname).not.toBe(new URL(address).pathname);
    });

    await test.step('published no more, it leads to the root', async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      await share.getByRole('switch', { name: 'Publish to the web' }).click();
      await expect(link).toHaveValue(own);
      await stranger.page.reload();
      await expect(
        stranger.page.getByRole('heading', { name: 'Big things are stacked', level: 1 }),
      ).toBeVisible();
      await stranger.page.goto(`${server.origin}/goals/nothing/`);
      await expect(
        stranger.page.getByRole('heading', { name: 'Big things are stacked', level: 1 }),
      ).toBeVisible();
    });
    await test.step('with no network, a link that is not of this device says so until the network is back', async () => {
      await planner.isInstalled();
      await page.context().setOffline(true);
      await page.goto(`${server.origin}/goals/nothingknownhere/`);
      await expect(page.getByText('Other people’s goals are not stored on this device.')).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText('Goal not found', { exact: false })).toBeVisible();
      await expect(page).toHaveURL(/\/horizons\/$/u);
    });
    await test.step('a request that fails only after the network is back is sent again', async () => {
      await page.addInitScript(() => {
        const send = window.fetch;
        window.fetch = async (input, init) => {
          const address = input instanceof Request ? input.url : String(input);
          if (navigator.onLine || !address.includes('slowlyfailing')) return send(input, init);
          await new Promise((fail) => {
            // Two frames later, the page has seen the event.
            addEventListener('online', () => requestAnimationFrame(() => requestAnimationFrame(fail)), {
              once: true,
            });
          });
          throw new TypeError('Failed to fetch');
        };
      });
      await page.context().setOffline(true);
      await page.goto(`${server.origin}/goals/slowlyfailing/`);
      await expect(page.getByRole('heading', { name: 'Goal', level: 1 })).toBeVisible();
      await page.context().setOffline(false);
      await expect(page).toHaveURL(/\/horizons\/$/u);
    });
    await stranger.page.context().close();
  },
);
