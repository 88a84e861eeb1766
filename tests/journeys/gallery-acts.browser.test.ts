import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { withListedBoards } from './listed-boards.ts';
import { newPerson, newPlanner } from './planner.ts';

test('boards in the gallery are liked, followed and copied from their cards, and followed ones put in order', async ({
  planner,
  browser,
  server,
}) => {
  const { page } = planner;
  await planner.isOpen();
  const names = ['Trails', 'Breads', 'Stars'];
  await withListedBoards(page, server.origin, names);

  const other = await newPlanner(await browser.newContext());
  await other.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'Europe/Lisbon' });
  const visit = other.page;
  await visit.goto(`${server.origin}/gallery/?sort=new`);
  const act = (act: string, name: string) =>
    visit.getByRole('button', { name: new RegExp(`^${act}: ${name},`, 'u') });
  await act('Like', 'Stars').click();
  await expect(act('Like', 'Stars')).toHaveAttribute('aria-pressed', 'true');
  await expect(act('Like', 'Stars')).toHaveAccessibleName('Like: Stars, 1 like');
  for (const name of names) await act('Follow', name).press('Enter');
  for (const name of names) await expect(act('Follow', name)).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings(visit)).toEqual([]);
  await visit.reload();
  await expect(act('Like', 'Stars')).toHaveAttribute('aria-pressed', 'true');

  await test.step('a refusal takes the like back and says why', async () => {
    await visit.context().setOffline(true);
    await act('Like', 'Breads').click();
    await expect(visit.getByText('Cairn cannot reach its server.')).toBeVisible();
    await expect(act('Like', 'Breads')).toHaveAttribute('aria-pressed', 'false');
    await visit.context().setOffline(false);
  });

  await test.step('a copy opens', async () => {
    await act('Use as template', 'Breads').click();
    await expect(visit.getByRole('heading', { name: 'Breads' })).toBeVisible();
    await expect(visit).toHaveURL(/\/boards\/(?!templates)/u);
  });

  await test.step('followed boards are put in order by the menu and by dragging', async () => {
    await visit.goto(`${server.origin}/boards/`);
    const followed = visit.getByRole('region', { name: 'Following' });
    const titles = followed.getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(names);
    await followed.getByRole('button', { name: 'Options for Stars' }).click();
    await visit.getByRole('menuitem', { name: 'Move earlier' }).click();
    await expect(titles).toHaveText(['Trails', 'Stars', 'Breads']);
    await visit.reload();
    await expect(titles).toHaveText(['Trails', 'Stars', 'Breads']);
    await expect(followed.locator('[data-sortable]')).toBeAttached();
    await followed
      .getByRole('listitem')
      .nth(2)
      .dragTo(followed.getByRole('listitem').first(), {
        targetPosition: { x: 4, y: 40 },
      });
    await expect(titles).toHaveText(['Breads', 'Trails', 'Stars']);
    await visit.reload();
    await expect(titles).toHaveText(['Breads', 'Trails', 'Stars']);
    await followed.getByRole('button', { name: 'Options for Trails' }).click();
    await visit.getByRole('menuitem', { name: 'Unfollow' }).click();
    await expect(visit.getByText('You no longer follow “Trails”.')).toBeVisible();
    await expect(titles).toHaveText(['Breads', 'Stars']);
  });
  await visit.context().close();
});
