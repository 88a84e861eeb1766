import { CairnServer } from './cairn-server.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, newPlanner } from './planner.ts';
import { further } from './further.ts';

test(
  'where new accounts need an invitation the page says so, and a join link opens the form',
  { tag: further },
  async ({ visitor: planner, person, browser }) => {
    const server = await CairnServer.start({ CAIRN_SIGNUP: 'invited' });
    try {
      await planner.signUp(server.origin, person);
      const space = await planner.page.evaluate(async () => {
        const user = await (await fetch('/api/settings/')).json();
        const path = `/api/v2/spaces/${user.defaultSpaceId}/magic-links/`;
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: '{}' })).json();
      });
      const elsewhere = await browser.newContext();
      const { page } = await newPlanner(elsewhere);
      await page.goto(`${server.origin}/signup/`);
      await expect(page.getByRole('heading', { name: 'New accounts need an invitation' })).toBeVisible();
      await expect(page.getByLabel('Email')).toBeHidden();

      await page.goto(new URL(space.joinUrl).pathname.replace(/^/u, server.origin));
      await page.getByRole('button', { name: 'Create an account and join' }).click();
      const { email, password } = newPerson();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page).toHaveURL(/\/(?:join|home|horizons)\//u);
      await elsewhere.close();
    } finally {
      await planner.page.close();
      await server.remove();
    }
  },
);
