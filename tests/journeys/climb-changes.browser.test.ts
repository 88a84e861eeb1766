import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { ClimbAuthor, stepOf } from './climb-author.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { faultsOfWords, signUpInGerman } from './german-page.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { tabTo } from './tab-to.ts';

const [street, night, map] = ['Ten minutes outside', 'Sleep one night outside', 'Read a map, no phone'];
const steps = [
  stepOf('a', street, 1, 'Walk to the end of the street.'),
  stepOf('b', night, 2, 'Take a tent. Choose a place above the trees.'),
  stepOf('c', map, 5),
];
const changed = [
  stepOf('a', street, 1, 'Walk to the end of the road.'),
  stepOf('b', night, 2, 'Take a tent. Choose a place near a door.'),
  stepOf('w', 'A wet day on purpose', 4, 'Two hours in the rain.'),
  stepOf('c', map, 9),
];

async function onTheWay(page: Page, origin: string, author: ClimbAuthor): Promise<void> {
  await author.publish(steps);
  await page.goto(`${origin}/climbs/${author.code}/`);
  await page.getByRole('radio', { name: /^Today/u }).check({ force: true });
  await page.getByRole('button', { name: 'Start this climb' }).click();
  await page.getByRole('checkbox', { name: new RegExp(street, 'u') }).click();
  await expect(page.getByRole('heading', { name: /^1 of 3 goals/u })).toBeVisible();
}

const sentence = 'Two of you wrote that the night outside came with too little warning.';

/** Opens the dialog by its key, and moves to the sentence. */
async function askWhy(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Publish your changes?' });
  const field = dialog.getByRole('textbox', { name: 'Say why, in one sentence' });
  await expect(page.getByText('Changes not published')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await tabTo(field);
  return { dialog, field };
}

test('a subscriber takes one change of the author and leaves another, also after a look with no network', async ({
  planner,
  server,
  browser,
}) => {
  const { page } = planner;
  const elsewhere = await browser.newContext();
  const author = await ClimbAuthor.who(elsewhere.request, server.origin);
  const card = (name: string) => page.getByRole('article', { name });
  const choice = (name: string, take: string) =>
    card(name).getByRole('radio', { name: take, exact: true }).check({ force: true });
  await onTheWay(page, server.origin, author);
  await planner.isSaved();

  await test.step('the author publishes changes and says why in a sentence', async () => {
    await author.draft(changed);
    const editor = await elsewhere.newPage();
    await editor.goto(`${server.origin}/climbs/${author.code}/edit/`);
    const { dialog } = await askWhy(editor);
    await editor.keyboard.type(sentence);
    await editor.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('one line on the climb leads to the changes, below the author’s sentence', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'See them' }).click();
    await expect(page.getByRole('heading', { name: /^The author changed 3 steps/u })).toBeVisible();
    await expect(page.getByText(`“${sentence}” Tomas Reyes, `)).toBeVisible();
    expect([...(await axeFindings(page)), ...(await faultsOfLayout(page))]).toEqual([]);
  });

  await test.step('each has before, after and its effect, and a moved date is not taken unasked', async () => {
    await expect(card(night).locator('del')).toHaveText('above the trees.');
    await expect(card(night).locator('ins')).toHaveText('near a door.');
    await expect(card(night)).toContainText('gets the new text');
    await expect(card('A wet day on purpose')).toContainText(/Adds 1 goal for/u);
    await expect(card(map)).toContainText('Left: 1 goal for');
    await expect(page.getByText('1 step that you have done was changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take 2 of 3' })).toBeEnabled();
  });

  await test.step('choices are kept with no network, which taking needs', async () => {
    await planner.isInstalled();
    await page.context().setOffline(true);
    await choice(night, 'Leave');
    await choice(map, 'Take');
    await page.reload();
    await expect(page.getByText('These changes are from')).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(card(map)).toContainText('1 goal moves from');
    await expect(page.getByRole('button', { name: 'Take 2 of 3' })).toBeDisabled();
    await page.context().setOffline(false);
  });

  await test.step('the author changes one more step meanwhile, and the choices stay', async () => {
    await author.change([...changed, stepOf('z', 'Take a stone', 12)]);
    await page.reload();
    await expect(card('Take a stone')).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expect(card(night).getByRole('radio', { name: 'Leave' })).toBeChecked();
    await choice('Take a stone', 'Leave');
    await page.getByRole('button', { name: 'Take 2 of 4' }).click();
    await expect(page.getByText('2 changes taken')).toBeVisible();
  });

  await test.step('what was taken is in the plan, and what was left waits in the settings', async () => {
    await expect(page.getByRole('heading', { name: /^1 of 4 goals/u })).toBeVisible();
    await expect(page.locator('[data-goal]')).toHaveText([
      new RegExp(street, 'u'),
      new RegExp(night, 'u'),
      /A wet day on purpose/u,
      new RegExp(map, 'u'),
    ]);
    await expect(page.getByRole('link', { name: 'See them' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Climb Settings' }).click();
    await expect(page.getByText('You left 2 changes')).toBeVisible();
    await page.getByRole('link', { name: 'Look at the changes' }).click();
    await choice('Take a stone', 'Take');
    await page.getByRole('button', { name: 'Take 1 of 2' }).click();
    await expect(page.locator('[data-goal]').filter({ hasText: 'Take a stone' })).toBeVisible();
  });
  await elsewhere.close();
});

test('a sentence about changes outlives Escape and a reload until it is published, and is not too long', async ({
  page,
  server,
}) => {
  const author = await ClimbAuthor.who(page.request, server.origin);
  await author.publish(steps);
  await author.draft(changed);
  await page.goto(`${server.origin}/climbs/${author.code}/edit/`);
  const { dialog, field } = await askWhy(page);
  await page.keyboard.insertText(sentence.padEnd(281, '!'));
  await expect(dialog.getByRole('alert')).toContainText('at most 280 characters');
  await expect(dialog.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(sentence);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect([...(await axeFindings(page)), ...(await faultsOfLayout(page))]).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await askWhy(page);
  await expect(field).toHaveValue(sentence);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Changes not published')).toHaveCount(0);
  await author.draft(steps);
  await askWhy(page);
  await expect(field).toHaveValue('');
});

test(
  '“Not now” hides the line until the author changes something more',
  { tag: further },
  async ({ planner, server, request }) => {
    const { page } = planner;
    const author = await ClimbAuthor.who(request, server.origin);
    await onTheWay(page, server.origin, author);
    await planner.isSaved();
    const line = page.getByRole('link', { name: /^See (?:it|them)$/u });
    await author.change(changed);
    await page.reload();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(line).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Climb Settings' })).toBeVisible();
    await expect(line).toHaveCount(0);
    await author.change([...changed, stepOf('z', 'Take a stone', 12)]);
    await page.reload();
    await expect(line).toBeVisible();
  },
);

test(
  'a climb is started, ticked, changed and left by keys alone',
  { tag: further },
  async ({ planner, server, request }) => {
    const { page } = planner;
    const author = await ClimbAuthor.who(request, server.origin);
    await author.publish(steps);
    await page.goto(`${server.origin}/climbs/${author.code}/`);
    const press = async (target: ReturnType<Page['getByRole']>, key = 'Enter') => {
      await tabTo(target);
      await page.keyboard.press(key);
    };
    await press(page.getByRole('button', { name: 'Start this climb' }));
    await expect(page.getByRole('button', { name: 'Climb Settings' })).toBeVisible();
    await press(page.getByRole('checkbox', { name: new RegExp(street, 'u') }), 'Space');
    await expect(page.getByRole('heading', { name: /^1 of 3 goals/u })).toBeVisible();
    await planner.isSaved();
    await author.change(changed);
    await page.reload();
    await press(page.getByRole('link', { name: 'See them' }));
    const night_ = page.getByRole('article', { name: night });
    await tabTo(night_.getByRole('radio', { name: 'Take' }));
    await page.keyboard.press('ArrowRight');
    await expect(night_.getByRole('radio', { name: 'Leave' })).toBeChecked();
    await press(page.getByRole('button', { name: 'Take 1 of 3' }));
    await expect(page.getByRole('heading', { name: /^1 of 4 goals/u })).toBeVisible();
    await press(page.getByRole('button', { name: 'Climb Settings' }));
    await press(page.getByRole('button', { name: 'Leave the climb' }));
    const question = page.getByRole('dialog', { name: /^Leave/u });
    await press(question.getByRole('button', { name: 'Leave the climb' }));
    await expect(page.getByRole('button', { name: 'Start this climb' })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('changes are taken by touch', { tag: further }, async ({ planner, server, request }) => {
    const { page } = planner;
    const author = await ClimbAuthor.who(request, server.origin);
    await author.publish(steps);
    await page.goto(`${server.origin}/climbs/${author.code}/`);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await page.getByRole('button', { name: 'Start this climb' }).tap();
    await expect(page.getByRole('button', { name: 'Climb Settings' })).toBeVisible();
    await author.change(changed);
    await page.reload();
    await page.getByRole('link', { name: 'See them' }).tap();
    await expect(page.getByRole('heading', { name: /^The author changed 4 steps/u })).toBeVisible();
    expect(await faultsOfLayout(page)).toEqual([]);
    await page.getByRole('article', { name: map }).getByText('Take', { exact: true }).tap();
    await page.getByRole('button', { name: 'Take 4 of 4' }).tap();
    await expect(page.getByText('4 changes taken')).toBeVisible();
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test(
    'a follower starts, takes changes, sees no English, and finds climbs in it only where there are no others',
    { tag: further },
    async ({ page, person, server, request }) => {
      const author = await ClimbAuthor.who(request, server.origin);
      await author.publish(steps.map((step) => ({ ...step, name: `Schritt-${step.id}` })));
      await signUpInGerman(page, server.origin, person);
      await page.goto(`${server.origin}/climbs/${author.code}/`);
      await page.getByRole('button', { name: 'Aufstieg beginnen' }).click();
      await expect(page.getByRole('button', { name: 'Aufstieg einstellen' })).toBeVisible();
      await author.change(changed.map((step) => ({ ...step, name: `Neu-${step.id}` })));
      await page.reload();
      await page.getByRole('link', { name: 'Ansehen' }).click();
      await expect(page.getByRole('heading', { name: /^4 Schritte wurden geändert/u })).toBeVisible();
      expect(await faultsOfWords(page)).toEqual([]);
      await page.getByRole('button', { name: '3 von 4 übernehmen' }).click();
      await expect(page.getByText('3 Änderungen übernommen')).toBeVisible();
      await page.goto(`${server.origin}/climbs/?q=plan+your+days`);
      await expect(page.getByText('Hier ist kein Aufstieg in deiner Sprache.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Plan your days in 12 days' })).toBeVisible();
    },
  );
});
