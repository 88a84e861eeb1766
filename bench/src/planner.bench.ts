// The planner in Chromium with 20,000 goals, beside an empty React page in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
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

const server = await startServer();
const floor = await startFloor();
const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const member = await signUp(server.origin);
await seedGoals(server.database, member, goals);

await tellFirstSync(member);
await warmOffline(member);
await tellColdStart();
await tellTyping(1, 'held to 20');
await tellTyping(4, 'held to 30');

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
  for (let round = 0; round < 3; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
    const spent = await withContext(async (context) => {
      await signIn(context, who);
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
  tell(`first sync of ${goals} goals, ms (median of 3)`, median(figures).toFixed(0), 'held to 1500');
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
    await page.goto(`${server.origin}/horizons/days/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForSelector('[data-mark="saved"]');
    await page.reload();
    await page.waitForSelector('[data-goal]');
  });
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
  tell('longest task while opening, ms', Math.max(0, ...longTasks).toFixed(0), 'held to 50');
}

/** Types goals one after the other; from the Enter key to the frame that shows the new row. */
async function tellTyping(throttle: number, heldTo: string): Promise<void> {
  const figures = await withContext(async (context) => {
    await signIn(context, member);
    const page = await context.newPage();
    await page.goto(`${server.origin}/horizons/days/`);
    await page.waitForSelector('[data-whole]');
    await page.waitForSelector('[data-mark="saved"]');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.evaluate(watchEnter);
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Add goal' }).first().click();
    for (let typed = 0; typed < typedGoals; typed += 1) {
      await page.keyboard.type(`bench ${throttle} ${typed}`);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (count) => (window as unknown as { paints: number[] }).paints.length > count,
        typed,
      );
    }
    return page.evaluate(() => (window as unknown as { paints: number[] }).paints);
  });
  // The first one warms the code.
  const warm = figures.slice(1);
  tell(`add a goal, key to paint, ${throttle}× throttle, ms (p50)`, median(warm).toFixed(1), '');
  tell(`add a goal, key to paint, ${throttle}× throttle, ms (p95)`, quantile(warm, 0.95).toFixed(1), heldTo);
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
          // A message is handled after the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => paints.push(performance.now() - pressedAt), { once: true });
          port1.start();
          port2.postMessage(null);
        });
      });
      shown.observe(document.body, { childList: true, subtree: true });
    },
    { capture: true },
  );
}
