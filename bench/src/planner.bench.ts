// The planner in Chromium with 20,000 goals, beside an empty React page in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Bar, drawBars } from './bars.ts';
import { median, quantile, tell } from './figures.ts';
import { startFloor } from './floor-server.ts';
import { type Member, seedGoals, signUp, startServer } from './running-server.ts';
import { chromiumArguments, chromiumPath } from './unwatched-visit.ts';
import { signIn, warmProfile } from './warm-profile.ts';

const goals = 20_000;
const typedGoals = 40;
const launch = {
  executablePath: chromiumPath,
  args: chromiumArguments,
  viewport: { width: 1440, height: 900 },
};

const bars: Bar[] = [];
const server = await startServer();
const floor = await startFloor();
const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const member = await signUp(server.origin);
await seedGoals(server.database, member, goals);

await tellFirstSync(member);
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

/** From the first question to the feed until the mark says that everything is here. */
async function tellFirstSync(who: Member): Promise<void> {
  const figures: number[] = [];
  const fetched: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
    const spent = await withContext(async (context) => {
      await signIn(context, server.origin, who.cookie);
      const bare = await context.newPage();
      await bare.goto(`${server.origin}/favicon.svg`);
      fetched.push(await bare.evaluate(fetchWholeFeed));
      await bare.close();
      const page = await context.newPage();
      await page.addInitScript(rememberFirstSync);
      await page.goto(`${server.origin}/horizons/days/`);
      return page
        .waitForFunction(() => (window as unknown as { firstSyncMs?: number }).firstSyncMs, undefined, {
          timeout: 60_000,
        })
        .then((handle) => handle.jsonValue());
    }, folder);
    figures.push(spent as number);
    rmSync(folder, { recursive: true, force: true });
  }
  tell('the same pages fetched and parsed, ms', median(fetched).toFixed(0), 'the floor');
  tell(`first sync of ${goals} goals, ms (median of 3)`, median(figures).toFixed(0), 'held to 1500');
  bars.push({ name: 'first sync', floor: median(fetched), cairn: median(figures), mark: 1500 });
}

/** Reads all pages of the feed one after the other and does nothing with them; milliseconds. */
async function fetchWholeFeed(): Promise<number> {
  const from = performance.now();
  for (let cursor = '', more = true; more;) {
    const answer = await fetch(`/api/v2/feed/?limit=2000${cursor && `&cursor=${cursor}`}`);
    ({ cursor, more } = (await answer.json()) as { cursor: string; more: boolean });
  }
  return performance.now() - from;
}

/** Watches the mark in the sidebar: it leaves "saved" when the first reading begins and returns when it is done. */
function rememberFirstSync(): void {
  const look = () => {
    const pages = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/api/v2/feed/?'));
    const isSaved = document.querySelector('[data-mark="saved"]') !== null;
    const first = pages[0];
    if (first && pages.length > 5 && isSaved) {
      (window as unknown as { firstSyncMs: number }).firstSyncMs = performance.now() - first.startTime;
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
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
