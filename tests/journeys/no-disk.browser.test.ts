import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { newPlanner } from './planner.ts';

/** Some private windows and settings refuse the disk like this. */
const refusals = {
  'refuses every database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  },
  'has no databases': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
} as const;

for (const [browser, refuse] of Object.entries(refusals))
  test(
    `in a browser that ${browser} what is typed reaches the server, and the page says that it keeps nothing`,
    { tag: further },
    async ({ planner, page, signInElsewhere }) => {
      await page.addInitScript(refuse);
      await page.reload();
      await planner.isOpen();
      await expect(page.getByText(/This browser does not let Cairn store data/u).first()).toBeVisible();

      await planner.add('Today', 'Typed with no disk', 'And another');
      await planner.tick('And another');
      await expect(planner.row('And another').getByRole('checkbox')).toBeChecked();
      const other = await signInElsewhere();
      await expect(other.row('Typed with no disk')).toBeVisible();
      await expect(other.row('And another').getByRole('checkbox')).toBeChecked();

      await page.context().setOffline(true);
      await planner.add('Today', 'Typed with no network either');
      await expect(other.row('Typed with no network either')).toHaveCount(0);
      await page.context().setOffline(false);
      await expect(other.row('Typed with no network either')).toBeVisible({ timeout: 30_000 });

      const next = await inNextTab(page.context(), refuse);
      await next.page.goto(new URL('/horizons/', page.url()).href);
      await expect(next.titles('Today')).toHaveText([
        'Typed with no disk',
        'And another',
        'Typed with no network either',
      ]);
    },
  );

async function inNextTab(context: BrowserContext, refuse: () => void) {
  const next = await newPlanner(context);
  await next.page.addInitScript(refuse);
  return next;
}
