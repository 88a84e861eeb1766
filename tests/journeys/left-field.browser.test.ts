import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { HourPage, timeOf } from './hour-page.ts';
import { Planner } from './planner.ts';

test('what was being written when the page was left is there when it opens again', async ({
  planner,
  page,
  signInElsewhere,
}) => {
  await planner.add('Today', 'Dig the garden', 'Call grandma');
  await planner.isSaved();
  const again = async () => {
    await page.reload();
    await planner.isOpen();
  };

  await test.step('a name', async () => {
    await planner.row('Dig the garden').locator('[data-goal-title]').click();
    await page.getByRole('textbox', { name: 'Goal' }).fill('Dig the whole gar');
    await again();
    await expect(planner.row('Dig the whole gar')).toBeVisible();
  });

  await test.step('a goal that was begun', async () => {
    await planner.panel('Today').getByRole('button', { name: 'Add goal' }).click();
    await planner.panel('Today').getByRole('textbox', { name: 'Goal' }).fill('Oil the ga');
    await again();
    await expect(planner.titles('Today')).toHaveText(['Dig the whole gar', 'Call grandma', 'Oil the ga']);
  });

  await test.step('a goal for anywhere, until it is erased', async () => {
    const line = page.getByRole('dialog').getByRole('textbox', { name: 'Goal' });
    await page.keyboard.press('n');
    await line.fill('Call mum tomor');
    await again();
    // Typed before the box opens; must not join the last word.
    await page.evaluate(() => {
      for (const key of 'nrow')
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', {
            key,
            code: `Key${key.toUpperCase()}`,
            bubbles: true,
            cancelable: true,
          }),
        );
    });
    await expect(line).toHaveValue('Call mum tomor row');
    for (let more = 2; more > 0; more -= 1) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(line).toHaveValue('Call mum tomor row');
    // Without focus first, the caret moves to the end after the driver selects the text.
    await expect(line).toBeFocused();
    await line.fill('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(line).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  await test.step('a comment, and one that was being changed', async () => {
    const composer = page.getByRole('textbox', { name: 'Write a comment' });
    await openGoal(page);
    await composer.fill('The blue one');
    await page.keyboard.press('ControlOrMeta+Enter');
    await composer.fill('Or the gre');
    await page.reload();
    await expect(composer).toHaveValue('Or the gre');
    await page.getByRole('button', { name: /^Options of the comment/u }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const changed = page.getByRole('textbox', { name: 'Comment', exact: true });
    await changed.fill('The blue one, or r');
    await page.reload();
    await expect(changed).toHaveValue('The blue one, or r');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(changed).toHaveCount(0);
    await composer.press('ControlOrMeta+Enter');
    await page.reload();
    await expect(page.getByText('Or the gre')).toBeVisible();
    await expect(composer).toHaveValue('');
    await expect(changed).toHaveCount(0);
  });

  await page.keyboard.press('Escape');
  await planner.isSaved();
  const other = await signInElsewhere();
  await expect(other.titles('Today')).toHaveText(['Dig the whole gar', 'Call grandma', 'Oil the ga']);
});

async function openGoal(page: Page): Promise<void> {
  await page.locator('li[data-goal] [data-goal-title]').first().focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
}

function begunTexts(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('cairn-begun-')));
}

/** Marks the page when it asks for the lock of an unfinished text. */
async function watchBegunTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>;
    Object.assign(navigator.locks, {
      request: (name: string, ...rest: unknown[]) => {
        if (name.startsWith('cairn-begun-'))
          document.documentElement.toggleAttribute('data-asked-begun', true);
        return request(name, ...rest);
      },
    });
  });
}

test(
  'what was being written in a list when the browser broke off is there when Cairn opens again, once',
  { tag: further },
  async ({ planner, page, server, signInElsewhere }) => {
    await planner.add('Today', 'Dig the garden', 'Call grandma', 'Water the plants');
    await planner.isSaved();
    let last = planner;
    /** As a phone ends a tab in the background, without an event. */
    const breakOff = async () => {
      const context = last.page.context();
      const next = new Planner(await context.newPage());
      await watchBegunTexts(next.page);
      // This page must not save the text that the other tab still edits.
      await next.page.goto(`${server.origin}/horizons/`);
      await next.isOpen();
      await expect(next.page.locator('html[data-asked-begun]')).toBeAttached();
      const debuggerOfTab = await context.newCDPSession(last.page);
      const crashed = last.page.waitForEvent('crash');
      void debuggerOfTab.send('Page.crash').catch(() => undefined);
      await crashed;
      last = next;
    };

    await test.step('a name', async () => {
      await planner.row('Dig the garden').locator('[data-goal-title]').click();
      await page.getByRole('textbox', { name: 'Goal' }).pressSequentially(' in spr');
      await breakOff();
      await expect(last.titles('Today')).toHaveText([
        'Dig the garden in spr',
        'Call grandma',
        'Water the plants',
      ]);
      await last.page.getByRole('button', { name: 'Undo' }).click();
      await expect(last.row('Dig the garden')).toBeVisible();
    });

    await test.step('goals that were begun', async () => {
      await last.panel('Today').getByRole('button', { name: 'Add goal' }).click();
      await last.panel('Today').getByRole('textbox', { name: 'Goal' }).pressSequentially('Oil the ga');
      const begun = await begunTexts(last.page);
      expect(begun).toHaveLength(1);
      await breakOff();
      await expect(last.titles('Today')).toHaveText([
        'Dig the garden',
        'Call grandma',
        'Water the plants',
        'Oil the ga',
      ]);
      // As if the page closed after adding the goal, before removing the text.
      await last.page.evaluate(
        (texts) => texts.forEach(([key, text]) => localStorage.setItem(key, text)),
        begun,
      );
      await last.page.reload();
      await last.isOpen();
      await expect.poll(() => begunTexts(last.page)).toEqual([]);
      await last.isSaved();
      await expect(last.titles('Today')).toHaveCount(4);
    });

    await test.step('the title of the goal that is open', async () => {
      await last.row('Oil the ga').locator('[data-goal-title]').press('Alt+Enter');
      const title = last.page.getByRole('textbox', { name: 'Title' });
      await expect(title).toHaveValue('Oil the ga');
      // The browser ends before the 400 ms pause that saves the text.
      await last.page.evaluate(() => {
        const wait = globalThis.setTimeout;
        Object.assign(globalThis, {
          setTimeout: (run: () => void, ms?: number) => (ms === 400 ? 0 : wait(run, ms)),
        });
      });
      await title.press('End');
      await title.pressSequentially('te and la');
      await breakOff();
      await expect(last.row('Oil the gate and la')).toBeVisible();
      await last.page.getByRole('button', { name: 'Undo' }).click();
      await expect(last.row('Oil the ga')).toBeVisible();
    });

    await test.step('a goal that was drawn on the hours, with its time', async () => {
      const tomorrow = `${server.origin}/horizons/hours/?page=1`;
      await last.page.goto(tomorrow);
      await last.understandsGestures();
      const hours = new HourPage(last.page);
      const { x, y } = await hours.point(14);
      await last.page.mouse.click(x, y);
      await last.page.getByRole('textbox', { name: 'Goal' }).pressSequentially('Cut the hed');
      await breakOff();
      await last.page.goto(tomorrow);
      await expect(timeOf(new HourPage(last.page).block('Cut the hed'))).toHaveText(/^14:00/u);
      await last.page.goto(`${server.origin}/horizons/`);
      await last.row('Cut the hed').locator('[data-goal-title]').press('Delete');
      await expect(last.row('Cut the hed')).toHaveCount(0);
      await last.isSaved();
    });

    await test.step('a name that another browser has changed meanwhile waits on the shelf', async () => {
      await last.row('Call grandma').locator('[data-goal-title]').click();
      await last.page.getByRole('textbox', { name: 'Goal' }).pressSequentially(' on Sun');
      const elsewhere = await signInElsewhere();
      await elsewhere.rename('Call grandma', 'Visit grandma');
      await elsewhere.isSaved();
      await breakOff();
      await expect(last.row('Visit grandma')).toBeVisible();
      await last.page.goto(`${server.origin}/settings/not-saved/`);
      await expect(last.page.locator('#page')).toContainText('Call grandma on Sun');
    });
  },
);
