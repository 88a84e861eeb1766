import { expect, test } from './fixtures.ts';
import { HourPage, timeOf } from './hour-page.ts';

test('Alt and a click, or F2, write the name of a goal on the hours in place', async ({
  page,
  planner,
  server,
}) => {
  const hours = new HourPage(page);
  await planner.add('Today', 'Loose');
  await page.goto(`${server.origin}/horizons/days/?view=hours`);
  await hours.draw(9, 9.5, 'Write', 1);
  const field = page.getByRole('textbox', { name: 'Goal' });
  const title = (name: string) => hours.block(name, 1).getByRole('button', { name, exact: true });

  await test.step('on its title', async () => {
    await title('Write').click({ modifiers: ['Alt'] });
    await expect(field).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.type(' the letter to the whole family');
    await field.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title('Write the letter to the whole family')).toBeFocused();
    await expect(timeOf(hours.block('Write the letter to the whole family', 1))).toHaveText('09:00–09:30');
  });

  await test.step('beside it; Escape leaves it as it was', async () => {
    await hours.block('Write the letter to the whole family', 1).click({
      modifiers: ['Alt'],
      position: { x: 5, y: 28 },
    });
    await field.fill('Nothing');
    await page.keyboard.press('Escape');
    await expect(title('Write the letter to the whole family')).toBeFocused();
  });

  await test.step('by keys alone, and a second Enter adds nothing', async () => {
    await page.keyboard.press('F2');
    await field.fill('Write');
    await page.keyboard.press('Enter');
    await expect(title('Write')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.press('Enter');
    await expect(title('Write')).toBeFocused();
    await expect(field).toHaveCount(0);
  });

  await test.step('what is only laid into a gap keeps its place', async () => {
    const loose = planner.row('Loose').getByRole('button', { name: 'Loose', exact: true });
    await loose.click({ modifiers: ['Alt'] });
    await field.fill('Looser');
    await page.keyboard.press('Tab');
    await expect(planner.row('Looser')).toBeVisible();
  });
});

test('a goal that was just drawn moves no hours under who points elsewhere meanwhile', async ({
  page,
  planner,
  server,
}) => {
  const hours = new HourPage(page);
  await planner.isOpen();
  await page.goto(`${server.origin}/horizons/days/?view=hours`);
  await expect(hours.day(6)).toBeVisible();
  // A busy computer draws no frame for a while.
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => held.push(frame);
    addEventListener('frames', () => {
      window.requestAnimationFrame = draw;
      for (const frame of held) draw(frame);
    });
  });
  await hours.draw(9, 10.5, 'Write', 1);
  const { x, y } = await hours.point(14, 2);
  await page.mouse.click(x, y);
  await expect(page.getByRole('textbox', { name: 'Goal' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveCount(0);
  await page.evaluate(async () => {
    dispatchEvent(new Event('frames'));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await hours.pointInView(14, 2)).toEqual({ x, y });
});
