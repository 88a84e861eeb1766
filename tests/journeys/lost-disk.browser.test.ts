import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

function goalsOnDisk(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [database] = await indexedDB.databases();
    if (!database?.name) return 0;
    const opening = indexedDB.open(database.name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counting = opening.result.transaction('goals').objectStore('goals').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  });
}

test('a database that the browser clears is filled again, with and without a network', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  const browser = await page.context().newCDPSession(page);
  const clear = () =>
    browser.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb' });
  await planner.add('Today', 'Water the fern');
  await planner.isSaved();
  await planner.isInstalled();

  await page.context().setOffline(true);
  await clear();
  await planner.add('Today', 'Sweep the stairs');
  await expect.poll(() => goalsOnDisk(page)).toBe(2);
  await planner.rename('Water the fern', 'Water the tall fern');
  await planner.says(/2 to sync/u);
  await page.reload();
  await expect(planner.titles('Today')).toHaveText(['Water the tall fern', 'Sweep the stairs']);
  await planner.says(/2 to sync/u);

  await page.context().setOffline(false);
  await planner.isSaved();
  await clear();
  await planner.add('Today', 'Sort the post');
  await planner.isSaved();
  await page.reload();
  await expect(planner.titles('Today')).toHaveText([
    'Water the tall fern',
    'Sweep the stairs',
    'Sort the post',
  ]);
});
