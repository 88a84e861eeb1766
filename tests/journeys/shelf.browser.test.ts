import { expect, test } from './fixtures.ts';
import type { Planner } from './planner.ts';
import { further } from './further.ts';

/** The second to come back online wins. */
async function collide(
  name: string,
  [loser, lost]: readonly [Planner, string],
  [winner, stands]: readonly [Planner, string],
) {
  const both = [loser, winner] as const;
  for (const one of both) {
    await one.isInstalled();
    await one.page.context().setOffline(true);
  }
  await loser.rename(name, lost);
  await winner.rename(name, stands);
  for (const one of both) {
    await one.says(/to sync/u);
    await one.page.context().setOffline(false);
    if (one === loser) await one.isSaved();
  }
  for (const one of both) await expect(one.row(stands)).toBeVisible({ timeout: 30_000 });
}

test(
  'a name that lost against another one waits on the shelf, is put back, and another one is let go',
  { tag: further },
  async ({ planner, server, signInElsewhere }) => {
    await planner.add('Today', 'Call the bank');
    const other = await signInElsewhere();
    await expect(other.row('Call the bank')).toBeVisible();
    const { page } = planner;
    const open = async () => {
      await planner.says('Not saved (1)');
      await page.getByRole('link', { name: 'Not saved (1)' }).first().click();
      await expect(page).toHaveURL(/\/settings\/not-saved\/$/u);
    };
    const isEmpty = () => expect(page.getByText('Everything is saved')).toBeVisible();
    const goBack = async () => {
      await page.goto(server.origin);
      await planner.isOpen();
    };

    await test.step('the value that lost is there, with the reason', async () => {
      await collide('Call the bank', [planner, 'Write to the bank'], [other, 'Visit the bank']);
      await open();
      const entry = page.getByRole('listitem').filter({ hasText: 'Overwritten by another edit' });
      await expect(entry).toContainText('Yours: Write to the bank');
      // The shelf entry is only on the loser's screen.
      await other.isSaved();
    });

    await test.step('put back, it stands on both screens, and the shelf is empty', async () => {
      await page.getByRole('button', { name: /^Put back: / }).click();
      await isEmpty();
      await expect(other.row('Write to the bank')).toBeVisible({ timeout: 30_000 });
      await goBack();
      await expect(planner.row('Write to the bank')).toBeVisible();
      await planner.isSaved();
      await other.isSaved();
    });

    await test.step('let go, it leaves the shelf, and the goal stays as it is', async () => {
      await collide('Write to the bank', [planner, 'Ring the bank'], [other, 'Leave the bank']);
      await open();
      await page.getByRole('button', { name: /^Discard: / }).click();
      await isEmpty();
      await goBack();
      await expect(planner.row('Leave the bank')).toBeVisible();
      await planner.isSaved();
      await expect(other.row('Leave the bank')).toBeVisible();
    });
  },
);
