import { Finger } from './finger.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, newPlanner, type Planner, goalOption } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';
import { further } from './further.ts';

const goal = 'Write the invitation';

const together = test.extend<{ ida: Planner; ben: Planner }>({
  ida: async ({ planner }, use) => {
    await planner.add('Today', goal);
    await planner.isSaved();
    await use(planner);
  },
  ben: async ({ ida, browser, server }, use) => {
    const ben = await newPlanner(await browser.newContext());
    await ben.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
    const [owner, member] = [
      await userOf(ida.page.request, server.origin),
      await userOf(ben.page.request, server.origin),
    ];
    await shareSpace(server, owner, member);
    for (const { page } of [ida, ben]) await page.goto(`${server.origin}/horizons/`);
    await expect(ben.row(goal)).toBeVisible();
    await use(ben);
    await ben.page.context().close();
  },
});

const open = async ({ page, row }: { page: Planner['page']; row: ReturnType<Planner['row']> }) => {
  await row.locator('[data-goal-title]').press('Alt+Enter');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
};

together(
  'whoever looks at a goal is seen by the other, until they go or do not want to be',
  { tag: further },
  async ({ ida, ben, server }) => {
    const [idas, bens] = [ida.page, ben.page].map((page) =>
      page.getByRole('img', { name: /^Viewing now: /u }),
    );
    if (!idas || !bens) throw new Error('There are two of them.');
    await open({ page: ida.page, row: ida.row(goal) });
    await expect(idas).toBeHidden();
    await open({ page: ben.page, row: ben.row(goal) });
    await expect(idas).toBeVisible();
    // Presence is not resent immediately, so a newcomer may see it later.
    await expect(bens).toBeVisible({ timeout: 15_000 });
    await ben.page.keyboard.press('Escape');
    await expect(idas).toBeHidden();

    await test.step('whoever does not want to be seen is not, and sees nobody', async () => {
      await ben.page.goto(`${server.origin}/settings/security/`);
      await ben.page
        .getByRole('switch', { name: 'Let others see which goal I am looking at' })
        .press('Space');
      await ben.isSaved();
      await ben.page.goto(`${server.origin}/horizons/`);
      await open({ page: ben.page, row: ben.row(goal) });
      // A later message has arrived, so presence would have arrived too.
      await ben.page.getByRole('textbox', { name: 'Note' }).pressSequentially('Dear all');
      await expect(ida.page.getByRole('textbox', { name: 'Note' })).toContainText('Dear all');
      await expect(idas).toBeHidden();
      await expect(bens).toBeHidden();
    });
  },
);

together(
  'what concerns somebody stands at the bell, is new once, and leads to its goal',
  { tag: further },
  async ({ ida, ben, server }) => {
    await open({ page: ida.page, row: ida.row(goal) });
    await ida.page.getByRole('button', { name: 'Assignee' }).click();
    const name = await ben.page.evaluate(async () => (await (await fetch('/api/settings/')).json()).name);
    const toast = ben.page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
    // Begins before the act, because a toast stays only three seconds.
    const toasted = toast.filter({ hasText: `gave you ${goal}` }).waitFor();
    await ida.page.getByRole('dialog', { name: 'Assignee' }).getByText(name).click();
    await ida.page.keyboard.press('Escape');
    await ida.isSaved();
    await toasted;
    // The notice arrives without a reload.
    await ben.page.getByRole('button', { name: 'Notifications: 1 new' }).click();
    const notices = ben.page.getByRole('dialog', { name: 'What concerns you' });
    await expect(ben.page).toHaveTitle(/^\(1\) /u);
    await notices.getByRole('button', { name: `gave you ${goal}` }).click();
    await expect(ben.page.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await ben.page.keyboard.press('Escape');
    await expect(ben.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

    await test.step('a comment is quoted with the names of the people in it', async () => {
      await open({ page: ida.page, row: ida.row(goal) });
      await ida.page.getByRole('button', { name: 'Comment' }).click();
      const comment = ida.page.getByRole('textbox', { name: 'Comment' });
      await comment.pressSequentially(`@${name.slice(0, 8)}`);
      await ida.page.getByRole('option', { name }).click();
      await comment.pressSequentially('is it late?');
      await ida.page.keyboard.press('ControlOrMeta+Enter');
      await ben.page.getByRole('button', { name: 'Notifications: 1 new' }).click();
      await expect(notices).toContainText(new RegExp(`@${name}\\s+is it late\\?`, 'u'));
    });

    await test.step('on a phone the list is a sheet, whose entries are swiped to be read', async () => {
      await ben.page.keyboard.press('Escape');
      await ben.page.setViewportSize({ width: 390, height: 844 });
      await ben.page.goto(`${server.origin}/home/`);
      await ben.page.getByRole('button', { name: 'Notifications: 1 new' }).click();
      const entry = notices.locator('[data-notice]').first();
      await expect(entry).toContainText('is it late?');
      const finger = await Finger.on(ben.page);
      await finger.touchAt(entry, 320);
      await finger.go(-200);
      await finger.lift();
      await entry.getByRole('button', { name: 'Read', exact: true }).click();
      await expect(notices.getByText('1 new', { exact: true })).toBeHidden();
      await entry.getByRole('button', { name: /is it late|mentioned you in/u }).click();
      await expect(ben.page.getByRole('textbox', { name: 'Note' })).toBeVisible();
    });
  },
);

together(
  'who is mentioned sees it at home until they have looked, and a team is paged back to its own week',
  { tag: further },
  async ({ ida, ben, server }) => {
    const name = await ben.page.evaluate(async () => (await (await fetch('/api/settings/')).json()).name);
    await ben.page.goto(`${server.origin}/home/`);
    await open({ page: ida.page, row: ida.row(goal) });
    await ida.page.getByRole('textbox', { name: 'Note' }).pressSequentially(`@${name.slice(0, 8)}`);
    await ida.page.getByRole('option', { name }).click();
    await ida.page.keyboard.press('Escape');
    await ida.isSaved();
    const mentions = ben.page.getByRole('region', { name: 'You are mentioned' });
    await expect(mentions).toContainText(goal);
    await ben.page.getByRole('button', { name: 'Notifications: 1 new' }).click();
    await ben.page.getByRole('button', { name: 'Mark all read' }).click();
    await ben.page.keyboard.press('Escape');
    await expect(mentions).toBeHidden();

    await ben.page.goto(`${server.origin}/team/`);
    await ben.page.getByRole('button', { name: 'Later' }).click();
    await expect(ben.page).toHaveURL(/page=1/u);
    await ben.page.getByRole('button', { name: 'This week' }).click();
    await expect(ben.page).toHaveURL(/\/team\/$/u);
  },
);

together(
  'who follows a goal hears what others say below it, until they follow it no more',
  { tag: further },
  async ({ ida, ben }) => {
    const say = async (text: string) => {
      await ida.page.getByRole('textbox', { name: 'Comment' }).fill(text);
      const posted = ida.page.waitForResponse(
        (answer) => answer.url().includes('/comments/') && answer.request().method() === 'POST',
      );
      await ida.page.keyboard.press('ControlOrMeta+Enter');
      expect((await posted).status()).toBe(201);
    };
    const bell = (name: string) => ben.page.getByRole('button', { name, exact: true });
    await open({ page: ida.page, row: ida.row(goal) });
    await ida.page.getByRole('button', { name: 'Comment' }).click();
    await open({ page: ben.page, row: ben.row(goal) });
    await ben.page.getByRole('button', { name: 'Follow: Not following' }).click();
    const chosen = ben.page.waitForResponse((answer) => answer.url().endsWith('/watch/'));
    await ben.page.getByRole('menuitemradio', { name: /^Following/u }).click();
    expect((await chosen).status()).toBe(200);
    await expect(ben.page.getByRole('button', { name: 'Follow: Following' })).toBeVisible();
    await expect(ben.page.getByRole('button', { name: '2 follow' })).toBeVisible();

    await test.step('a comment stands at the bell', async () => {
      await say('On Friday?');
      await ben.page.reload();
      await expect(ben.page.getByRole('button', { name: 'Follow: Following' })).toBeVisible();
      await ben.page.keyboard.press('Escape');
      await bell('Notifications: 1 new').click();
      await expect(ben.page.getByRole('dialog', { name: 'What concerns you' })).toContainText(
        `commented on ${goal}`,
      );
      await expect(ben.page.getByText('1 new', { exact: true })).toBeVisible();
      await ben.page.keyboard.press('ArrowDown');
      await ben.page.keyboard.press('e');
      await ben.page.keyboard.press('Escape');
      await expect(bell('Notifications')).toBeVisible();
    });

    await test.step('muted with no network, it waits on the device, and nothing of it is listed any more', async () => {
      await ben.row(goal).locator('[data-goal-title]').focus();
      await ben.page.context().setOffline(true);
      await ben.page.keyboard.press('m');
      await expect(ben.page.getByText('Muted: nothing of this goal reaches you')).toBeVisible();
      await bell('Notifications').click();
      await expect(ben.page.getByRole('dialog', { name: 'What concerns you' })).toContainText(
        'Nothing waits for you',
      );
      await ben.page.keyboard.press('Escape');
      await ben.page.context().setOffline(false);
      await ben.isSaved();
      await ben.row(goal).locator('[data-goal-title]').focus();
      await ben.page.keyboard.press('w');
      await expect(ben.page.getByText('You follow this goal')).toBeVisible();
      await ben.isSaved();
    });

    await test.step('once it is unfollowed by its options, nothing more comes', async () => {
      await ben.row(goal).locator('[data-goal-title]').focus();
      await ben.page.keyboard.press('/');
      const ended = ben.page.waitForResponse((answer) => answer.url().endsWith('/watch/'));
      await (await goalOption(ben.page, 'Unfollow')).click();
      expect((await ended).status()).toBe(200);
      await say('Or on Saturday?');
      await ben.page.reload();
      await bell('Notifications').click();
      await expect(ben.page.getByRole('dialog', { name: 'What concerns you' })).toContainText('appear here.');
    });

    await test.step('its maker follows it without a choice, so one press of the key ends that', async () => {
      await ida.page.getByRole('button', { name: 'Close', exact: true }).click();
      await ida.row(goal).locator('[data-goal-title]').focus();
      await ida.page.keyboard.press('w');
      await expect(ida.page.getByText('You no longer follow this goal')).toBeVisible();
      await ida.page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(ida.page.getByText('You no longer follow this goal')).toBeHidden();
      await ida.row(goal).locator('[data-goal-title]').focus();
      await ida.page.keyboard.press('w');
      await expect(ida.page.getByText('You no longer follow this goal')).toBeVisible();
    });
  },
);

test(
  'a token reads for its owner, changes nothing, and ends; the calendar’s address is another when asked',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    await planner.add('Today', 'Oil the bike');
    await planner.isSaved();
    await page.goto(`${server.origin}/settings/tokens/`);
    const tokens = page.getByRole('main');
    await tokens.getByRole('button', { name: 'Create a token' }).click();
    await expect(tokens.getByRole('alert')).toHaveText('This field is required');
    await tokens.getByRole('textbox', { name: 'Name' }).fill('Backup');
    await tokens.getByRole('button', { name: 'Create a token' }).click();
    const token = await tokens.getByRole('textbox', { name: 'Token' }).inputValue();
    const ask = (method: string, data?: object) =>
      fetch(`${server.origin}/api/goals-2/`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(data && { body: JSON.stringify(data) }),
      });
    expect(await (await ask('GET')).json()).toMatchObject([{ name: 'Oil the bike' }]);
    expect((await ask('POST', { name: 'Not this' })).status).toBe(403);
    await page.reload();
    await expect(tokens.getByText('last used')).toBeVisible();
    await expect(tokens.getByRole('textbox', { name: 'Token' })).toBeHidden();
    await tokens.getByRole('button', { name: 'Revoke the token Backup' }).click();
    await expect(tokens.getByText('Backup')).toBeHidden();
    expect((await ask('GET')).status).toBe(401);

    await page.goto(`${server.origin}/settings/time/`);
    const calendar = page.getByRole('main');
    await calendar.getByRole('button', { name: 'Show the address' }).click();
    const address = await calendar.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(await (await fetch(address)).text()).toContain('SUMMARY:Oil the bike');
    await calendar.getByRole('button', { name: 'New address' }).click();
    await expect(calendar.getByRole('textbox', { name: 'Link' })).not.toHaveValue(address);
    expect((await fetch(address)).status).toBe(404);
    await page.reload();
    await calendar.getByRole('button', { name: 'Show the address' }).click();
    await expect(calendar.getByText('Your calendar has had an address since')).toBeVisible();
    await expect(calendar.getByRole('textbox', { name: 'Link' })).toBeHidden();
  },
);
