import { answerMark } from '@cairn/contract/answer-mark';
import { expect, test } from './fixtures.ts';
import { axeFindings } from './axe-findings.ts';
import { newPerson, newPlanner, goalOption } from './planner.ts';
import { withBoard } from './screens.ts';
import { shareSpace, userOf } from './shared-space.ts';
import { further } from './further.ts';
import { holdBack } from './hold-back.ts';

test('a visitor finds a template, makes an account, and lands in a board of their own', async ({
  visitor,
  server,
  person,
}) => {
  const { page } = visitor;
  await page.goto(`${server.origin}/boards/templates/`);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('garden');
  await page.getByRole('button', { name: 'Look inside First garden' }).click();
  await expect(page.getByText('Sow five kinds, no more')).toBeVisible();
  await page.getByRole('button', { name: 'Use First garden' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'First garden', level: 1 })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'Sow five kinds, no more' })).toBeVisible();

  await test.step('once: another opening makes no second one', async () => {
    await page.goto(`${server.origin}/boards/`);
    await expect(page.getByRole('heading', { name: /First garden/u, level: 3 })).toHaveCount(1);
  });
});

test('a board is shared, read by a visitor who follows it with a new account and joins in, and private again', async ({
  planner,
  browser,
  server,
}) => {
  const { page } = planner;
  await page.goto(`${server.origin}/boards/`);
  await page.getByRole('button', { name: 'New board' }).click();
  await page.keyboard.type('Night sky');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'List name' }).fill('The moon');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add goal' }).click();
  await page.keyboard.type('Sketch it');
  await page.keyboard.press('Enter');
  await planner.isSaved();

  await page.getByRole('button', { name: 'Options for Night sky' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this board' });
  await share.getByRole('switch', { name: 'Publish to the web' }).click();
  const link = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  await share.getByRole('switch', { name: 'Let others join in' }).click();
  await expect(share.getByText('No one has joined in yet.')).toBeVisible();

  const stranger = await newPlanner(await browser.newContext());
  await test.step('a visitor reads it, and wants to follow it', async () => {
    await stranger.page.goto(link);
    await expect(stranger.page.getByRole('heading', { name: 'Night sky', level: 1 })).toBeVisible();
    await expect(stranger.page.getByText('Sketch it')).toBeVisible();
    await stranger.page.getByRole('button', { name: 'Collapse The moon' }).click();
    await expect(stranger.page.getByText('Sketch it')).toBeHidden();
    await stranger.page.getByRole('button', { name: 'Expand The moon' }).click();
    await expect(stranger.page.getByText('Sketch it')).toBeVisible();
    await stranger.page.getByRole('button', { name: /^Follow/u }).click();
    await expect(stranger.page.getByText('Following a board needs an account.')).toBeVisible();
  });

  await test.step('with an account they do, like it, join in and add to it', async () => {
    const { email, password } = newPerson();
    await stranger.page.getByLabel('Email').fill(email);
    await stranger.page.getByLabel('Password', { exact: true }).fill(password);
    await stranger.page.getByRole('button', { name: 'Create account' }).click();
    const following = stranger.page.getByRole('button', { name: /^Following 1/u });
    await expect(following).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
    const { page } = stranger;
    const read = await holdBack(page, '**/api/public-boards/*/');
    await page.getByRole('button', { name: /^Like/u }).click();
    const liked = page.getByRole('button', { name: 'Like 1' });
    await expect(liked).toHaveAttribute('aria-pressed', 'true');
    await read.isAsked;
    const joining = await holdBack(page, '**/api/public-boards/*/collaborate/');
    await page.getByRole('button', { name: 'Join in' }).click();
    await page.getByRole('button', { name: 'Add goal' }).click();
    await page.keyboard.type('Learn the ');
    await read.letGo();
    await page.keyboard.type('three');
    const adding = '**/api/public-boards/*/goals/';
    await page.route(adding, (route) => route.abort());
    await page.keyboard.press('Enter');
    await joining.letGo();
    // The rejected text is back in its field.
    await expect(page.getByRole('textbox', { name: 'Add goal' })).toHaveValue('Learn the three');
    await expect(page.getByRole('textbox', { name: 'Add goal' })).toBeFocused();
    await page.unroute(adding);
    await page.keyboard.type(' seas');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Learn the three seas')).toBeVisible();
    await expect(liked).toHaveAttribute('aria-pressed', 'true');
    await stranger.page.getByRole('checkbox', { name: 'Sketch it' }).click();
  });

  await test.step('they write its note and give it a colour', async () => {
    const option = async (entry: string) => {
      await stranger.page.getByRole('button', { name: 'Options for Learn the three seas' }).click();
      await stranger.page.getByRole('menuitem', { name: entry }).click();
    };
    await option('Write a note');
    const note = stranger.page.getByRole('textbox', { name: 'Note of Learn the three seas' });
    await expect(note).toBeFocused();
    await stranger.page.keyboard.type('Mare Imbrium, Serenitatis, Tranquillitatis');
    expect(await axeFindings(stranger.page)).toEqual([]);
    await stranger.page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(note).toHaveCount(0);
    await option('Colour');
    await stranger.page.getByRole('radio', { name: 'Sky' }).click();
    const goal = stranger.page.getByRole('listitem').filter({ hasText: 'Learn the three seas' });
    await expect(goal).toHaveAttribute('data-color', 'sky');
    await goal.getByRole('button', { name: 'Learn the three seas', exact: false }).first().click();
    await expect(goal).toContainText('Mare Imbrium, Serenitatis, Tranquillitatis');
  });

  await test.step('they put it elsewhere on its list, by its menu and by keys, and the focus stays with it', async () => {
    const names = stranger.page.getByRole('region', { name: 'The moon' }).getByRole('listitem');
    const options = stranger.page.getByRole('button', { name: 'Options for Learn the three seas' });
    await options.click();
    await expect(stranger.page.getByRole('menuitem', { name: 'Move down' })).toBeDisabled();
    expect(await axeFindings(stranger.page)).toEqual([]);
    await (await goalOption(stranger.page, 'Move up')).click();
    for (const [key, order] of [
      [null, ['Learn the three seas', 'Sketch it']],
      ['Alt+ArrowDown', ['Sketch it', 'Learn the three seas']],
      ['Alt+ArrowUp', ['Learn the three seas', 'Sketch it']],
    ] as const) {
      if (key) await stranger.page.keyboard.press(key);
      await expect(names).toContainText([...order]);
      await expect(options).toBeFocused();
    }
    const box = stranger.page.getByRole('checkbox', { name: 'Learn the three seas' });
    for (const key of ['Alt+ArrowDown', 'Alt+ArrowUp']) {
      await box.focus();
      await stranger.page.keyboard.press(key);
      await expect(names.nth(key === 'Alt+ArrowUp' ? 0 : 1)).toContainText('Learn the three seas');
      await expect(box).toBeFocused();
    }
  });

  await test.step('its members see both at once, and that it is new to who follows it', async () => {
    await page.keyboard.press('Escape');
    const titles = page.getByRole('region', { name: 'The moon' }).locator('[data-goal-title]');
    await expect(titles).toHaveText(['Learn the three seas', 'Sketch it']);
    await expect(planner.row('Sketch it').getByRole('checkbox')).toBeChecked();
    await stranger.page.goto(`${server.origin}/boards/`);
    await expect(stranger.page.getByRole('heading', { name: 'Night sky', level: 3 })).toBeVisible();
  });

  await test.step('a goal of the board is given to them, and says so wherever it stands', async () => {
    const { name } = await userOf(stranger.page.request, server.origin);
    const dialog = page.getByRole('dialog', { name: 'Sketch it' });
    await planner.row('Sketch it').locator('[data-goal-title]').press('Alt+Enter');
    await dialog.getByRole('button', { name: 'Assignee', exact: true }).click();
    const people = page.getByRole('radiogroup', { name: 'Assignee' });
    await people.getByRole('radio', { name: `${name} On this board only` }).click();
    await expect(dialog.getByRole('button', { name: `Assignee: ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(planner.row('Sketch it')).toContainText(`Assignee: ${name}`);
    const board = page.url();
    await page.goto(`${server.origin}/horizons/`);
    await planner.add('Today', 'Off the board');
    await planner.row('Off the board').locator('[data-goal-title]').press('Alt+Enter');
    await page.getByRole('button', { name: 'Assignee', exact: true }).click();
    await expect(people.getByRole('radio', { name: 'No assignee' })).toBeVisible();
    await expect(people.getByRole('radio', { name })).toHaveCount(0);
    await page.goto(board);
  });

  await test.step('private again, nobody else sees it', async () => {
    await page.getByRole('button', { name: 'Public' }).click();
    await share.getByRole('switch', { name: 'Publish to the web' }).click();
    await expect(share.getByRole('textbox', { name: 'Link' })).toHaveCount(0);
    await stranger.page.goto(link);
    await expect(stranger.page.getByText('This board is private')).toBeVisible();
  });
  await stranger.page.context().close();
});

test('a visitor who likes a board reads why that needs an account, and comes back to it', async ({
  planner,
  browser,
  server,
}) => {
  const { page } = planner;
  await page.goto(`${server.origin}/boards/`);
  await page.getByRole('button', { name: 'New board' }).click();
  await page.keyboard.type('Trails');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'List name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await planner.isSaved();
  await page.getByRole('button', { name: 'Options for Trails' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this board' });
  await share.getByRole('switch', { name: 'Publish to the web' }).click();
  const link = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');

  const { page: visit } = await newPlanner(await browser.newContext());
  await visit.goto(link);
  await visit.getByRole('button', { name: /^Like/u }).click();
  await expect(visit.getByText('Liking a board needs an account.')).toBeVisible();
  await visit.goBack();
  await expect(visit.getByRole('heading', { name: 'Trails', level: 1 })).toBeVisible();
  await visit.getByRole('button', { name: /^Like/u }).click();
  const { email, password } = newPerson();
  await visit.getByLabel('Email').fill(email);
  await visit.getByLabel('Password', { exact: true }).fill(password);
  await visit.getByRole('button', { name: 'Create account' }).click();
  await expect(visit.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true');
  await visit.goBack();
  await expect(visit.getByRole('button', { name: 'Like 1' })).toBeVisible();
  await test.step('followed boards that cannot be read are asked for again', async () => {
    const followed = '**/api/followed-boards/';
    await visit.route(followed, (route) =>
      route.fulfill({
        status: 500,
        headers: { [answerMark]: '1' },
        json: { status: 'error', code: 'server.failed', message: 'Something went wrong.' },
      }),
    );
    await visit.goto(`${server.origin}/boards/`);
    await expect(visit.getByText('Woops! We could not load your boards. Please try again')).toBeVisible();
    await visit.unroute(followed);
    await visit.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(visit.getByRole('alert')).toHaveCount(0);
  });

  await page.reload();
  await page.getByRole('button', { name: 'Options for Trails' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(share.getByText('1 like · 0 followers · used 0 times')).toBeVisible();
});

test(
  'somebody with two spaces is asked which one gets a board',
  { tag: further },
  async ({ planner, server, browser }) => {
    const { page } = planner;
    await planner.isOpen();
    const context = await browser.newContext();
    await (await newPlanner(context)).arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
    const other = await userOf(context.request, server.origin);
    await shareSpace(server, await userOf(page.request, server.origin), other);
    await context.close();
    await page.goto(`${server.origin}/boards/`);
    await expect(page.getByRole('region', { name: 'Boards in Work' })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('button', { name: 'Use Reading list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a space' });
    await expect(dialog).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Work' }).click();
    await expect(page.getByRole('heading', { name: 'Reading list', level: 1 })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Boards in Work' })).toContainText('Reading list');

    await test.step('and so it is with a copy', async () => {
      await page.getByRole('button', { name: 'Options for Reading list', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Duplicate into a space…' }).click();
      await page.getByRole('dialog', { name: 'Duplicate into' }).getByRole('button').last().click();
      const own = page.getByRole('region', { name: 'Boards in Personal' });
      await expect(own).toContainText('Reading list');
      await planner.isSaved();
    });
  },
);

test(
  'the rest of a long list is read below the goals that came with its board',
  { tag: further },
  async ({ planner, server, browser }) => {
    await planner.isOpen();
    const { request } = planner.page;
    const address = await withBoard(planner.page, server.origin);
    const names = Array.from({ length: 118 }, (_, at) => `Bulb ${at + 1}`);
    const made = await request.post(`${server.origin}/api/v2/goals-2/batch/`, {
      data: { goals: names.map((name) => ({ name, tempId: name, bucket: 'offline-garden' })) },
      headers: { origin: server.origin, 'idempotency-key': crypto.randomUUID() },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const { page } = await newPlanner(await browser.newContext());
    await page.goto(server.origin + address);
    const goals = page.getByRole('region', { name: 'Garten' }).getByRole('listitem');
    await expect(goals).toHaveCount(100);
    await page.getByRole('button', { name: '20 more goals' }).click();
    await expect(goals).toHaveCount(120);
    expect(new Set(await goals.allTextContents()).size).toBe(120);
    await page.context().close();
  },
);
