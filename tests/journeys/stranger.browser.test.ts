import { expect, test } from './fixtures.ts';
import { fortyNames, fortyThings } from './forty-things.ts';
import { nextWeek, thisDecade, thisMonth, thisQuarter, thisWeek, thisYear } from './periods-now.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a stranger signs up, pastes forty things, plans them, goes offline and finds everything elsewhere', async ({
  page,
  visitor: planner,
  person,
  server,
  context,
  signInElsewhere,
}) => {
  test.setTimeout(180_000);

  await test.step('the first address leads to the door, and through it into an empty planner', async () => {
    await page.goto(server.origin);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await planner.isOpen();
    await expect(page.getByText('Today is open')).toBeVisible();
  });

  await test.step('forty lines become forty goals, without their bullets', async () => {
    await planner.paste('Today', fortyThings);
    await page.keyboard.press('Escape');
    await expect(planner.titles('Today')).toHaveText(fortyNames);
    expect(fortyNames).toHaveLength(40);
  });

  await test.step('they spread over seven horizons, by menu and by mouse', async () => {
    await page.getByRole('button', { name: 'Expand Quarters' }).click();
    await page.getByRole('button', { name: 'Expand Decades' }).click();
    await planner.moveTo('Finish chapter 8', 'This week');
    await planner.moveTo('Draft chapters 7 to 9', 'This month');
    await planner.moveTo('Atlas public beta', 'This quarter');
    await planner.moveTo('Ship Atlas 2.0', 'This year');
    await planner.moveTo('Publish three books', 'This decade');
    await planner.moveTo('Write a book worth rereading', 'Life');
    await planner.drag('Call the insurance office', nextWeek);
    await expect(planner.titles(thisWeek)).toHaveText(['Finish chapter 8']);
    await expect(planner.titles(thisMonth)).toHaveText(['Draft chapters 7 to 9']);
    await expect(planner.titles(thisQuarter)).toHaveText(['Atlas public beta']);
    await expect(planner.titles(thisYear)).toHaveText(['Ship Atlas 2.0']);
    await expect(planner.titles(thisDecade)).toHaveText(['Publish three books']);
    await expect(planner.titles('Life')).toHaveText(['Write a book worth rereading']);
    await expect(planner.titles(nextWeek)).toHaveText(['Call the insurance office']);
    await expect(planner.titles('Today')).toHaveCount(33);
  });

  await test.step('some are done', async () => {
    for (const name of ['Pick up the parcel', 'Water the plants', 'Finish chapter 8']) {
      await planner.tick(name);
      await expect(planner.row(name).getByRole('checkbox')).toBeChecked();
    }
    await planner.isSaved();
  });

  await test.step('the train has no network: planning goes on, also after the laptop was closed', async () => {
    await planner.isInstalled();
    await context.setOffline(true);
    await planner.rename('Book the dentist', 'Book the dentist for Thursday');
    await planner.add('Today', 'Typed on the train');
    await planner.tick('Buy bread, milk, eggs');
    // Leaving sooner opens a dialog, which Playwright accepts.
    await planner.says(/Saved on this device, 3 to sync/u);
    await page.reload();
    await planner.isOpen();
    await expect(planner.row('Book the dentist for Thursday')).toBeVisible();
    await expect(planner.row('Typed on the train')).toBeVisible();
    await expect(planner.row('Buy bread, milk, eggs').getByRole('checkbox')).toBeChecked();
    await planner.says(/Saved on this device, 3 to sync/u);
  });

  await test.step('back in the network everything is sent by itself', async () => {
    await context.setOffline(false);
    await planner.isSaved();
  });

  await test.step('another browser finds it all', async () => {
    const phone = await signInElsewhere();
    await expect(phone.row('Typed on the train')).toBeVisible();
    await expect(phone.row('Book the dentist for Thursday')).toBeVisible();
    await expect(phone.row('Buy bread, milk, eggs').getByRole('checkbox')).toBeChecked();
    await expect(phone.titles('Life')).toHaveText(['Write a book worth rereading']);
    await expect(phone.titles('Today')).toHaveCount(34);
  });
});
