// Compares the app with 20,000 goals with an empty React page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { Planner } from '../../tests/journeys/planner.ts';
import { type Bar, drawBars } from './bars.ts';
import { halfAndMost, quantile, tellBeside, tellFloor } from './figures.ts';
import { startFloor } from './floor-server.ts';
import { isQuick } from './options.ts';
import { seedGoals, signUp, startServer } from './running-server.ts';
import { signIn, warmProfile } from './warm-profile.ts';

const goals = 20_000;
const typedGoals = isQuick ? 20 : 40;
const ticks = isQuick ? 20 : 40;
/** CPU slowdown, and allowed ms at the 95th percentile. */
const speeds = [
  { throttle: 1, mark: 20 },
  { throttle: 4, mark: 30 },
].filter(({ throttle }) => !isQuick || throttle === 1);
const launch = {
  ...benchLaunch,
  viewport: { width: 1440, height: 900 },
};

const bars: Bar[] = [];
const server = await startServer();
const floor = await startFloor();
const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const member = await signUp(server.origin);
await seedGoals(server.database, member, goals);

await warmProfile(profile, server.origin, member);
for (const { throttle, mark } of speeds) await tellTyping(throttle, mark);
await tellTicking();
drawBars('planner-speed', `The planner with ${goals.toLocaleString('en')} goals, milliseconds`, bars);

await floor.stop();
await server.stop();
rmSync(profile, { recursive: true, force: true });

async function withContext<Result>(
  work: (context: BrowserContext) => Promise<Result>,
  folder = profile,
): Promise<Result> {
  const context = await chromium.launchPersistentContext(folder, launch);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** From Enter to the frame that shows the new row. */
async function tellTyping(throttle: number, mark: number): Promise<void> {
  const empty = await withContext(async (context) => {
    const page = await context.newPage();
    await page.goto(floor.origin);
    await page.getByRole('textbox').click();
    return paintsOfTyping(page, throttle);
  });
  const planner = await withContext(async (context) => {
    const page = await openDays(context);
    await page.getByRole('button', { name: 'Add goal' }).first().click();
    return paintsOfTyping(page, throttle);
  });
  tellFloor(`empty page, key to paint at ${throttle}×, p50 / p95 ms`, empty, halfAndMost);
  const title = `add a goal, key to paint at ${throttle}×, p50 / p95 ms`;
  tellBeside(title, planner, empty, `p95 held to ${mark}`, halfAndMost);
  bars.push({
    name: `key to paint at ${throttle}×, p95`,
    floor: quantile(empty, 0.95),
    cairn: quantile(planner, 0.95),
    mark,
  });
}

/** From the click to the frame that shows the tick. */
async function tellTicking(): Promise<void> {
  const empty = await withContext(async (context) => {
    const page = await context.newPage();
    await page.goto(floor.origin);
    return paintsOfTicking(page, page.getByRole('checkbox'));
  });
  const planner = await withContext(async (context) => {
    const page = await openDays(context);
    return paintsOfTicking(page, new Planner(page).panel('Today').getByRole('checkbox'));
  });
  tellFloor('empty page, click to paint, p50 / p95 ms', empty, halfAndMost);
  tellBeside('tick a goal, click to paint, p50 / p95 ms', planner, empty, '', halfAndMost);
}

async function openDays(context: BrowserContext): Promise<Page> {
  await signIn(context, server.origin, member.cookie);
  const page = await context.newPage();
  await page.goto(`${server.origin}/horizons/days/`);
  await page.waitForSelector('[data-whole]');
  await page.waitForSelector('[data-mark="saved"]');
  await page.keyboard.press('t');
  return page;
}

async function paintsOfTicking(page: Page, boxes: Locator): Promise<readonly number[]> {
  await page.evaluate(watchPaints, 'click');
  for (let ticked = 0; ticked < ticks; ticked += 1) {
    await boxes.first().click();
    await paintsAfter(page, ticked);
  }
  return figuresOf(page);
}

/** Expects the focus in the field. */
async function paintsOfTyping(page: Page, throttle: number): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(watchPaints, 'keydown');
  for (let typed = 0; typed < typedGoals; typed += 1) {
    await page.keyboard.type(`bench ${throttle} ${typed}`);
    // People pause before Enter, so wait until the text is painted.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    await page.keyboard.press('Enter');
    await paintsAfter(page, typed);
  }
  return figuresOf(page);
}

async function paintsAfter(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (count) => (window as unknown as { paints: number[] }).paints.length > count,
    before,
  );
}

async function figuresOf(page: Page): Promise<readonly number[]> {
  const figures = await page.evaluate(() => (window as unknown as { paints: number[] }).paints);
  // Without the first, which warms the code.
  return figures.slice(1);
}

/** Runs in the page. */
function watchPaints(type: string): void {
  const paints: number[] = [];
  (window as unknown as { paints: number[] }).paints = paints;
  addEventListener(
    type,
    (event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      const pressedAt = event.timeStamp;
      const shown = new MutationObserver((changes) => {
        const isRow = (node: Node) =>
          node instanceof Element &&
          (node.matches('[data-goal]') || node.querySelector('[data-goal]') !== null);
        const isShown = (change: MutationRecord) =>
          change.type === 'attributes' || [...change.addedNodes].some(isRow);
        if (!changes.some(isShown)) return;
        shown.disconnect();
        requestAnimationFrame(() => {
          // The first task after a frame runs when that frame is painted.
          void scheduler.postTask(() => paints.push(performance.now() - pressedAt), {
            priority: 'user-blocking',
          });
        });
      });
      const watched = type === 'click' ? { attributeFilter: ['data-done'] } : { childList: true };
      shown.observe(document.body, { ...watched, subtree: true });
    },
    { capture: true },
  );
}
