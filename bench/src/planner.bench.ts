// The planner in Chromium with 20,000 goals, beside an empty React page in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Bar, drawBars } from './bars.ts';
import { median, quantile, tell } from './figures.ts';
import { startFloor } from './floor-server.ts';
import { type Member, seedGoals, signUp, startServer } from './running-server.ts';

const goals = 20_000;
const rounds = 7;
const typedGoals = 40;
const launch = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
  viewport: { width: 1440, height: 900 },
};

const bars: Bar[] = [];
const server = await startServer();
const floor = await startFloor();
const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const member = await signUp(server.origin);
await seedGoals(server.database, member, goals);

await tellFirstSync(member);
await warmOffline(member);
await tellColdStart();
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

async function signIn(context: BrowserContext, { cookie }: Member): Promise<void> {
  const [name, ...value] = cookie.split('=');
  await context.addCookies([{ name: name as string, value: value.join('='), url: server.origin }]);
}

/** From the first question to the feed until the mark says that everything is here. */
async function tellFirstSync(who: Member): Promise<void> {
  const figures: number[] = [];
  const fetched: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
    const spent = await withContext(async (context) => {
      await signIn(context, who);
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

/** Visits once with a network, so that the worker and the replica are on the disk. */
async function warmOffline(who: Member): Promise<void> {
  await withContext(async (context) => {
    await signIn(context, who);
    const page = await context.newPage();
    await page.addInitScript(rememberFirstSync);
    await page.goto(`${server.origin}/horizons/days/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => (window as unknown as { firstSyncMs?: number }).firstSyncMs);
    while (!(await page.evaluate(nothingIsPacked))) await page.waitForTimeout(500);
    await page.reload();
    await page.waitForSelector('[data-goal]');
  });
}

/** The goals of the first reading lie in their own store, as they do from the first minute on. */
async function nothingIsPacked(): Promise<boolean> {
  const [{ name = '' } = {}] = await indexedDB.databases();
  const opened = indexedDB.open(name);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opened.addEventListener('success', () => resolve(opened.result));
    opened.addEventListener('error', reject);
  });
  const counted = database.transaction('packs').objectStore('packs').count();
  const count = await new Promise<number>((resolve, reject) => {
    counted.addEventListener('success', () => resolve(counted.result));
    counted.addEventListener('error', reject);
  });
  database.close();
  return count === 0;
}

/** Milliseconds from the start of navigation until what the selector names has been painted. */
async function paintedAfter(page: Page, address: string, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) {
        requestAnimationFrame(look);
        return;
      }
      // Two frames on, what the first of them laid out has been painted.
      requestAnimationFrame(() => {
        (window as unknown as { paintedMs: number }).paintedMs = performance.now();
      });
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(address, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => (window as unknown as { paintedMs?: number }).paintedMs);
  return (await handle.jsonValue()) as number;
}

async function tellColdStart(): Promise<void> {
  const planner: number[] = [];
  const empty: number[] = [];
  const longTasks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(
      await withContext(async (context) =>
        paintedAfter(await context.newPage(), floor.origin, '[data-ready]'),
      ),
    );
    await withContext(async (context) => {
      await context.setOffline(true);
      const page = await context.newPage();
      await page.addInitScript(() => {
        const tasks: number[] = [];
        (window as unknown as { longTasks: number[] }).longTasks = tasks;
        new PerformanceObserver((list) =>
          tasks.push(...list.getEntries().map((entry) => entry.duration)),
        ).observe({
          type: 'longtask',
          buffered: true,
        });
      });
      planner.push(await paintedAfter(page, `${server.origin}/horizons/days/`, '[data-goal]'));
      await page.waitForFunction(() => document.querySelector('[data-whole]') !== null);
      longTasks.push(
        ...(await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)),
      );
    });
  }
  tell('empty React page painted, ms (median)', median(empty).toFixed(0), 'the floor');
  tell(`days of ${goals} goals painted, offline, cold, ms (median)`, median(planner).toFixed(0), '');
  tell('later than the floor, ms', (median(planner) - median(empty)).toFixed(0), 'held to 150');
  bars.push({
    name: 'cold start, no network',
    floor: median(empty),
    cairn: median(planner),
    mark: median(empty) + 150,
  });
  tell('longest task while opening, ms', Math.max(0, ...longTasks).toFixed(0), 'held to 50');
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
    await signIn(context, member);
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
