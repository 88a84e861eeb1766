import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';

class CalendarPage {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  async open(query = '?date=2027-03-01'): Promise<void> {
    await this.page.goto(`${this.origin}/calendar/${query}`);
    await expect(this.page.getByRole('grid')).toBeVisible();
  }

  day(date: string): Locator {
    return this.page.locator(`[data-place="1-${date}"]`);
  }

  week(sunday: string): Locator {
    return this.page.locator(`[data-place="2-${sunday}"]`);
  }

  month(lastDate = '2027-03-31'): Locator {
    return this.page.locator(`[data-place="3-${lastDate}"]`);
  }

  titles(place: Locator): Locator {
    return place.locator('[data-goal-title]');
  }

  async add(place: Locator, ...names: readonly string[]): Promise<void> {
    await place.click({ position: { x: 12, y: 60 } });
    const field = place.getByRole('textbox', { name: 'Goal' });
    for (const name of names) {
      await field.fill(name);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await field.press('Escape');
    await expect(field).toHaveCount(0);
  }

  async drag(name: string, to: Locator): Promise<void> {
    await this.page.locator('html[data-gestures]').waitFor({ state: 'attached', timeout: 30_000 });
    const from = await boxOf(this.page.getByRole('button', { name, exact: true }));
    const box = await boxOf(to);
    const { mouse } = this.page;
    await mouse.move(from.x + 10, from.y + 8);
    await mouse.down();
    await mouse.move(from.x + 20, from.y + 14, { steps: 3 });
    // The head of a margin, or the empty end of a day.
    await mouse.move(box.x + 20, box.y + Math.min(box.height - 8, 70), { steps: 6 });
    await mouse.up();
  }
}

test('the mouse adds, moves between days, weeks and months, and opens', async ({ page, planner, server }) => {
  const calendar = new CalendarPage(page, server.origin);
  const { titles } = calendar;
  const ninth = calendar.day('2027-03-09');

  await test.step('it is reached by a click, and left by the back button', async () => {
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL(/\/calendar\/$/u);
    await expect(page.locator('[aria-current=date]')).toBeVisible();
    await page.goBack();
    await planner.isOpen();
    await page.goto(`${server.origin}/calendar-v1/`);
    await expect(page).toHaveURL(/\/calendar\/$/u);
    await expect(page.getByText('Nothing planned yet. Click a day to begin.')).toBeVisible();
  });

  await test.step('a click on an empty day writes goals there', async () => {
    await calendar.open();
    await expect(page.getByRole('heading', { level: 1, name: 'March' })).toBeVisible();
    await calendar.add(ninth, 'Plant the beans', 'Call Lena');
    await expect(titles(ninth)).toHaveText(['Plant the beans', 'Call Lena']);
    await expect(page.getByText('Nothing planned yet')).toHaveCount(0);
  });

  await test.step('a drag moves to another day, and Undo back', async () => {
    await calendar.drag('Call Lena', calendar.day('2027-03-25'));
    await expect(titles(calendar.day('2027-03-25'))).toHaveText(['Call Lena']);
    await expect(page.locator('[aria-live=assertive]')).toContainText('Call Lena');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles(ninth)).toHaveText(['Plant the beans', 'Call Lena']);
  });

  await test.step('a drag to a margin makes it a goal of the week or the month, and back', async () => {
    await calendar.drag('Call Lena', calendar.week('2027-03-21'));
    await expect(titles(calendar.week('2027-03-21'))).toHaveText(['Call Lena']);
    await calendar.drag('Call Lena', calendar.month());
    await expect(titles(calendar.month())).toHaveText(['Call Lena']);
    await calendar.drag('Call Lena', calendar.day('2027-03-31'));
    await expect(titles(calendar.day('2027-03-31'))).toHaveText(['Call Lena']);
    await page.goto(`${server.origin}/calendar/?date=2027-03-01&view=week`);
    await expect(page.getByRole('heading', { level: 1, name: 'Week 9' })).toBeVisible();
  });

  await test.step('the menu does the same', async () => {
    await calendar.open();
    await page.getByRole('button', { name: 'Plant the beans', exact: true }).focus();
    await page.keyboard.press('/');
    await page.getByRole('menuitem', { name: 'Move to period' }).click();
    await page.getByRole('menuitemradio', { name: 'Today', exact: true }).click();
    await expect(titles(ninth)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles(ninth)).toHaveText(['Plant the beans']);
  });

  await test.step('a full day says how many more there are, and shows them', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `Errand ${index + 1}`);
    await calendar.add(calendar.day('2027-03-17'), ...names);
    const more = calendar.day('2027-03-17').getByRole('button', { name: /^\d+ more$/u });
    await expect(titles(calendar.day('2027-03-17'))).not.toHaveCount(9);
    await more.click();
    await expect(titles(calendar.day('2027-03-17'))).toHaveText(names);
    await page.keyboard.press('Escape');
    await expect(more).toBeVisible();
    await expect(calendar.day('2027-03-17')).toBeFocused();
  });

  await test.step('a click opens the goal over the calendar', async () => {
    await page.getByRole('button', { name: 'Plant the beans', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Plant the beans' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(titles(ninth)).toHaveText(['Plant the beans']);
  });

  await test.step('with Alt a click writes its name in place', async () => {
    await page.getByRole('button', { name: 'Plant the beans', exact: true }).click({ modifiers: ['Alt'] });
    await page.keyboard.press('End');
    await page.keyboard.type(' and peas');
    await page.keyboard.press('Enter');
    await expect(titles(ninth)).toHaveText(['Plant the beans and peas']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('what is done says so, or is hidden; a filter of the address holds', async () => {
    await calendar.open('?date=2027-03-09&view=week');
    await ninth.getByRole('checkbox').click();
    await expect(ninth.locator('[data-done]')).toHaveCount(1);
    await page.getByText('Hide completed').click();
    await expect(titles(ninth)).toHaveCount(0);
    await page.getByText('Hide completed').click();
    await calendar.open('?date=2027-03-09&status=undone');
    await expect(titles(calendar.day('2027-03-31'))).toHaveCount(1);
    await expect(titles(ninth)).toHaveCount(0);
  });
});

test('a goal of a day that has gone says that it is late until it is done', async ({
  page,
  planner,
  server,
}) => {
  const calendar = new CalendarPage(page, server.origin);
  const day = calendar.day('2024-03-06');
  await planner.isSaved();
  for (const view of ['month', 'week']) {
    await calendar.open(`?date=2024-03-06&view=${view}`);
    await day.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Sow beside the ${view} view`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    const goal = day.locator('li[data-goal]').filter({ hasText: `Sow beside the ${view} view` });
    await expect(goal.getByText('Late', { exact: true })).toBeVisible();
    await goal.locator('[data-goal-title]').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(goal.getByText('Late', { exact: true })).toHaveCount(0);
  }
});

test('with the keyboard alone, also with no network', async ({ page, planner, server }) => {
  const calendar = new CalendarPage(page, server.origin);
  const { titles } = calendar;
  const first = calendar.day('2027-03-01');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await calendar.open();
  await planner.isInstalled();
  await planner.isSaved();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();

  await test.step('Tab leads to one day, arrows through all', async () => {
    await first.focus();
    await press('ArrowRight', 'ArrowDown');
    await expect(calendar.day('2027-03-09')).toBeFocused();
    await press('ArrowLeft', 'ArrowLeft');
    await expect(calendar.week('2027-03-14')).toBeFocused();
    await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1);
    await press('ArrowRight', 'End');
    await expect(calendar.day('2027-03-14')).toBeFocused();
  });

  await test.step('Enter adds where the focus is, and it stays there', async () => {
    await press('Home', 'Enter');
    await page.keyboard.type('Paint the fence');
    await press('Enter', 'Escape');
    await expect(calendar.day('2027-03-08')).toBeFocused();
    await press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Paint the fence' })).toBeFocused();
  });

  await test.step('Space lifts a goal, arrows carry it to the next week and the next day', async () => {
    await press('Space', 'ArrowDown', 'ArrowRight', 'Space');
    await expect(titles(calendar.day('2027-03-16'))).toHaveText(['Paint the fence']);
    await expect(page.getByRole('button', { name: 'Paint the fence' })).toBeFocused();
    await expect(page.locator('[aria-live=assertive]')).toContainText('Paint the fence');
  });

  await test.step('Ctrl and Enter tick a goal, and open it again', async () => {
    const done = calendar.day('2027-03-16').locator('[data-done]');
    await press('ControlOrMeta+Enter');
    await expect(done).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Paint the fence' })).toBeFocused();
    await press('ControlOrMeta+Enter');
    await expect(done).toHaveCount(0);
  });

  await test.step('Delete leaves the focus in the day', async () => {
    await press('Delete');
    await expect(titles(calendar.day('2027-03-16'))).toHaveCount(0);
    await expect(calendar.day('2027-03-16')).toBeFocused();
    await press('ControlOrMeta+z');
    await expect(titles(calendar.day('2027-03-16'))).toHaveText(['Paint the fence']);
  });

  await test.step('Page down and the ends of the page turn it', async () => {
    await press('PageDown');
    await expect(page).toHaveURL(/date=2027-04-01/u);
    await expect(calendar.day('2027-04-16')).toBeFocused();
    await press('PageUp');
    await expect(calendar.day('2027-03-16')).toBeFocused();
    await calendar.day('2027-04-04').focus();
    await press('ArrowRight');
    await expect(page).toHaveURL(/date=2027-04-01/u);
    await expect(calendar.day('2027-04-05')).toBeFocused();
    await press('t');
    await expect(page).not.toHaveURL(/date=/u);
  });

  await test.step('what was done there reaches the server', async () => {
    await page.context().setOffline(false);
    await planner.isSaved();
  });
});

test('what repeats stands on each of its days, and what has a time in the order of the times', async ({
  page,
  planner,
  server,
}) => {
  const calendar = new CalendarPage(page, server.origin);
  const create = (name: string, hour: string, more: object = {}) =>
    page.evaluate(
      (goal) =>
        fetch('/api/goals-2/', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify({ ...goal, tempId: crypto.randomUUID() }),
        }).then((answer) => answer.status),
      {
        name,
        column: 1,
        dueDate: '2027-03-02',
        datetimeFr: `2027-03-02T${hour}:00:00Z`,
        datetimeTo: `2027-03-02T${hour}:30:00Z`,
        ...more,
      },
    );
  await create('Swim', '18', { recurrence: { rule: 'FREQ=WEEKLY' } });
  await create('Run', '07');
  await calendar.open();
  await expect(calendar.titles(calendar.day('2027-03-02'))).toHaveText(['Run', 'Swim']);
  for (const date of ['2027-03-02', '2027-03-09', '2027-03-30'])
    await expect(calendar.day(date)).toContainText('18:00Swim');
  await expect(calendar.titles(calendar.day('2027-03-03'))).toHaveCount(0);
  await expect(planner.row('Swim')).toHaveCount(5);

  await test.step('in a week its box, its name and the sign that it repeats stand in one line', async () => {
    await calendar.open('?view=week&date=2027-03-02');
    const standInLine = () =>
      planner.row('Swim').evaluate((row) => {
        const parts = ['[role=checkbox]', '[data-goal-title]', 'span:has(> svg + .sr-only)'];
        const boxes = parts.map((part) => row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect());
        return boxes.slice(1).every(({ left, top, bottom }, at) => {
          const before = boxes[at] ?? new DOMRect();
          return before.width > 0 && before.right <= left && top < before.bottom && before.top < bottom;
        });
      });
    await expect.poll(standInLine).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap chooses a day, its list stands below, a swipe turns the page', async ({
    page,
    planner,
    server,
  }) => {
    const calendar = new CalendarPage(page, server.origin);
    await page.getByRole('link', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Calendar' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await calendar.open('?date=2027-03-10');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await calendar.day('2027-03-12').tap();
    await expect(page).toHaveURL(/date=2027-03-12/u);
    const list = page.locator('section[data-period="1-2027-03-12"]');
    await list.getByRole('button', { name: 'Add goal' }).tap();
    await list.getByRole('textbox', { name: 'Goal' }).fill('Fix the gate');
    await list.getByRole('textbox', { name: 'Goal' }).press('Enter');
    await expect(planner.row('Fix the gate')).toBeVisible();
    await expect(calendar.day('2027-03-12').locator('i')).toHaveCount(1);
    const cell = await boxOf(calendar.day('2027-03-12'));
    expect(cell.height).toBeGreaterThanOrEqual(44);
    await list.getByRole('textbox', { name: 'Goal' }).press('Escape');

    await page.getByRole('button', { name: 'New goal' }).tap();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Goal' }).fill('Oil the hinges');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Goal' }).press('Enter');
    await expect(list.locator('li[data-goal]')).toHaveCount(2);
    await expect(calendar.day('2027-03-12').locator('i')).toHaveCount(2);

    await planner.understandsGestures();
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const { y } = await boxOf(calendar.day('2027-03-17'));
    await finger('touchStart', 300, y + 10);
    for (const x of [240, 160, 90]) await finger('touchMove', x, y + 12);
    await finger('touchEnd', 0, 0);
    await expect(page).toHaveURL(/date=2027-04-01/u);
    await page.goBack();
    await expect(page).toHaveURL(/date=2027-03-12/u);

    await test.step('a finger carries a goal of the list to another day', async () => {
      const from = await boxOf(planner.row('Fix the gate'));
      const to = await boxOf(calendar.day('2027-03-25'));
      await finger('touchStart', 200, from.y + 20);
      await expect(page.locator('html[data-dragging]')).toBeAttached();
      for (const share of [0.4, 0.8, 1])
        await finger(
          'touchMove',
          200 + (to.x + 20 - 200) * share,
          from.y + 20 + (to.y + 20 - from.y - 20) * share,
        );
      await finger('touchEnd', 0, 0);
      await expect(calendar.day('2027-03-25').locator('i')).toHaveCount(1);
      await expect(planner.row('Fix the gate')).toHaveCount(0);
    });
  });
});
