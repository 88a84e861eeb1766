import type { Page } from '@playwright/test';
import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import { dueDateOf, periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import { expect, test } from './fixtures.ts';
import { userOf } from './shared-space.ts';
import { further } from './further.ts';

const formats = ['A4', 'Letter'] as const;
const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };

/** A PDF counts its pages in the root of its page tree. */
function pagesOf(pdf: Buffer): number {
  const counts = Array.from(
    pdf.toString('latin1').matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)/gu),
    (found) => Number(found[1]),
  );
  return Math.max(...counts);
}

async function opened(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

function faultsOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const faults: string[] = [];
    const unwanted =
      'nav, [role=menu], [role=dialog], [role=status], [role=switch], [role=radiogroup], input, textarea, kbd, button:not([role=checkbox], [data-goal-title], h2 *, h3 *, [data-list])';
    for (const element of document.querySelectorAll(unwanted))
      if (isDrawn(element))
        faults.push(`drawn: ${element.tagName} ${element.getAttribute('class')} ${element.textContent}`);
    for (const element of document.querySelectorAll<HTMLElement>('#root, #root *')) {
      if (!isDrawn(element)) continue;
      const { boxShadow, overflowX, overflowY } = getComputedStyle(element);
      if (boxShadow !== 'none') faults.push(`shadow: ${element.getAttribute('class')}`);
      const isCut =
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2) ||
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2);
      if (isCut && element.clientHeight > 2)
        faults.push(`cut: ${element.tagName} ${element.getAttribute('class')}`);
    }
    const { backgroundColor, colorScheme } = getComputedStyle(document.body);
    if (backgroundColor !== 'rgb(255, 255, 255)' || !colorScheme.includes('light'))
      faults.push(`dark: ${backgroundColor}`);
    for (const week of document.querySelectorAll('[role=row]')) {
      const margin = week.querySelector('[role=rowheader] ul')?.getBoundingClientRect();
      const day = week.querySelector('[role=gridcell]')?.getBoundingClientRect();
      if (margin && day && margin.height > 0 && margin.bottom > day.top + 1)
        faults.push('goals of a week lie over its days');
    }
    for (const row of document.querySelectorAll('[data-goal]'))
      if (isDrawn(row) && getComputedStyle(row).breakInside !== 'avoid') faults.push('a goal can be split');
    return [...new Set(faults)];
  });
}

test(
  'a day, a week, a month and a board go onto paper whole, in the light, with boxes and names alone',
  { tag: further },
  async ({ planner, server, page }) => {
    test.setTimeout(180_000);
    const { request } = page;
    const send = async (path: string, data: object, method = 'POST') => {
      const answer = await request.fetch(server.origin + path, {
        method,
        data,
        headers: { origin: server.origin },
      });
      expect(answer.ok(), path).toBe(true);
    };
    void planner;
    const { defaultSpaceId: space } = await userOf(request, server.origin);
    const today = todayIn('Europe/Lisbon', Date.now());
    await send('/api/boards-2/', { name: 'House by the lake', tempId: 'paper-board' });
    for (const list of ['Garden', 'Roof'])
      await send('/api/buckets-2/', { board: 'paper-board', name: list, tempId: `paper-${list}` });
    const goals = ([dayColumn, weekColumn, monthColumn] as const).flatMap((column) =>
      Array.from({ length: 120 }, (_, index) => ({
        tempId: `paper-${column}-${index}`,
        name: `Goal ${index + 1} of ${column}`,
        space,
        column,
        dueDate: dueDateOf(periodOf(column, today)),
        horizonSequenceNo: (index + 1) * 100,
        doneDate: index === 1 ? today : null,
      })),
    );
    const cards = Array.from({ length: 120 }, (_, index) => ({
      tempId: `paper-card-${index}`,
      name: `Card ${index + 1} ${'of a long name '.repeat(6)}`,
      bucket: 'paper-Garden',
      bucketSequenceNo: (index + 1) * 100,
    }));
    await send('/api/v2/goals-2/batch/', { goals });
    await send('/api/v2/goals-2/batch/', { goals: cards });
    await page.goto(`${server.origin}/settings/appearance/`);
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    for (const [path, heading, last] of [
      ['/horizons/days/', 'Today', `Goal 120 of ${dayColumn}`],
      ['/horizons/weeks/', 'Weeks', `Goal 120 of ${weekColumn}`],
      ['/horizons/months/', 'Months', `Goal 120 of ${monthColumn}`],
      ['/boards/paper-board/', 'House by the lake', 'Card 120'],
      [
        '/calendar/',
        new Date(`${today}T12:00Z`).toLocaleDateString('en-GB', { month: 'long' }),
        `Goal 120 of ${dayColumn}`,
      ],
      ['/calendar/?view=week', 'Week', `Goal 120 of ${dayColumn}`],
    ] as const)
      await test.step(path, async () => {
        await opened(page, server.origin + path);
        await expect(page.locator('#page [data-goal]').first()).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await expect(page.locator('[data-goal]').filter({ hasText: last }).first()).toBeVisible();
        expect(await faultsOnPaper(page), path).toEqual([]);
        for (const format of formats) {
          const pdf = await page.pdf({ format, margin });
          expect(pagesOf(pdf), `${path} ${format}`).toBeGreaterThanOrEqual(2);
          expect(pagesOf(pdf), `${path} ${format}`).toBeLessThanOrEqual(14);
        }
      });

    await test.step('boxes are empty squares, and the one of a done goal is ticked', async () => {
      await opened(page, `${server.origin}/horizons/days/`);
      await page.emulateMedia({ media: 'print' });
      const box = (name: string) => planner.row(name).getByRole('checkbox');
      const edge = await box(`Goal 1 of ${dayColumn}`).evaluate(
        (element) => getComputedStyle(element, '::before').borderTopWidth,
      );
      expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
      await expect(box(`Goal 1 of ${dayColumn}`).locator('svg')).toHaveCount(0);
      await expect(box(`Goal 2 of ${dayColumn}`).locator('svg')).toBeVisible();
    });

    await test.step('the hours of a day are one page', async () => {
      await opened(page, `${server.origin}/horizons/hours/`);
      await page.emulateMedia({ media: 'print' });
      expect(await faultsOnPaper(page)).toEqual([]);
    });
  },
);
