// The planner in Chromium with 20,000 goals, beside an empty React page in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { type Bar, drawBars } from './bars.ts';
import { median, quantile, tell } from './figures.ts';
import { startFloor } from './floor-server.ts';
import { seedGoals, signUp, startServer } from './running-server.ts';
import { signIn, warmProfile } from './warm-profile.ts';

const goals = 20_000;
const typedGoals = 40;
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
await tellTyping(1, 20);
await tellTyping(4, 30);
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

/** Types goals one after the other; from the Enter key to the frame that shows the new row, in the planner and beside it. */
async function tellTyping(throttle: number, mark: number): Promise<void> {
  const empty = await withContext(async (context) => {
    const page = await context.newPage();
    await page.goto(floor.origin);
    await page.locator('input').click();
    return paintsOfTyping(page, throttle);
  });
  const planner = await withContext(async (context) => {
    await signIn(context, server.origin, member.cookie);
    const page = await context.newPage();
    await page.goto(`${server.origin}/horizons/days/`);
    await page.waitForSelector('[data-whole]');
    await page.waitForSelector('[data-mark="saved"]');
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Add goal' }).first().click();
    return paintsOfTyping(page, throttle);
  });
  const both = (figures: readonly number[]) =>
    `${median(figures).toFixed(1)} / ${quantile(figures, 0.95).toFixed(1)}`;
  tell(`empty page, key to paint at ${throttle}×, ms (p50 / p95)`, both(empty), 'the floor');
  tell(`add a goal, key to paint at ${throttle}×, ms (p50 / p95)`, both(planner), `p95 held to ${mark}`);
  bars.push({
    name: `key to paint at ${throttle}×, p95`,
    floor: quantile(empty, 0.95),
    cairn: quantile(planner, 0.95),
    mark,
  });
}

/** Milliseconds from each Enter to its paint; the focus is in the field already. */
async function paintsOfTyping(page: Page, throttle: number): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(watchEnter);
  for (let typed = 0; typed < typedGoals; typed += 1) {
    await page.keyboard.type(`bench ${throttle} ${typed}`);
    // No person types without any pause, as this does: the key is pressed when the page has shown what was typed.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (count) => (window as unknown as { paints: number[] }).paints.length > count,
      typed,
    );
  }
  const figures = await page.evaluate(() => (window as unknown as { paints: number[] }).paints);
  // The first one warms the code.
  return figures.slice(1);
}

function watchEnter(): void {
  const paints: number[] = [];
  (window as unknown as { paints: number[] }).paints = paints;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter') return;
      const pressedAt = event.timeStamp;
      const shown = new MutationObserver((changes) => {
        const isRow = (node: Node) =>
          node instanceof Element &&
          (node.matches('[data-goal]') || node.querySelector('[data-goal]') !== null);
        if (!changes.some((change) => [...change.addedNodes].some(isRow))) return;
        shown.disconnect();
        requestAnimationFrame(() => {
          // The first task after a frame finds it painted; what else waits comes after it.
          void scheduler.postTask(() => paints.push(performance.now() - pressedAt), {
            priority: 'user-blocking',
          });
        });
      });
      shown.observe(document.body, { childList: true, subtree: true });
    },
    { capture: true },
  );
}
