// Compares the first sync of 20,000 and 100,000 goals with a bare fetch of the same pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { halfAndWorst, tellBeside, tellFloor } from './figures.ts';
import { isQuick } from './options.ts';
import { type Member, type RunningServer, seedGoals, signUp, startServer } from './running-server.ts';
import { signIn } from './warm-profile.ts';

/** From the first request. */
interface FirstReading {
  readonly doneMs: number;
  readonly firstGoalsMs: number;
  /** Above 50 ms, after that; 0 for none. */
  readonly longestTaskMs: number;
}

const server = await startServer();
await tellFirstSync(server, 20_000, isQuick ? 3 : 5, 'held to 1500');
if (!isQuick) await tellFirstSync(server, 100_000, 3, '');
await server.stop();

async function tellFirstSync(
  { origin, database }: RunningServer,
  goals: number,
  rounds: number,
  mark: string,
): Promise<void> {
  const member = await signUp(origin);
  await seedGoals(database, member, goals, String(goals));
  await database.query('analyze goals');
  const fetched: BareFetch[] = [];
  const readings: FirstReading[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
    const context = await chromium.launchPersistentContext(folder, {
      ...benchLaunch,
      viewport: { width: 1440, height: 900 },
    });
    fetched.push(await bareFetch(context, origin, member));
    readings.push(await firstReading(context, origin));
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const allPages = fetched.map(({ allMs }) => allMs);
  const firstPages = fetched.map(({ firstPageMs }) => firstPageMs);
  const done = readings.map(({ doneMs }) => doneMs);
  tellFloor(`${goals}: the same pages fetched and parsed, ms`, allPages);
  tellBeside(`${goals}: first sync, ms`, done, allPages, mark);
  if (isQuick) return;
  tellFloor(`${goals}: the first of these pages, ms`, firstPages);
  const firstGoals = readings.map(({ firstGoalsMs }) => firstGoalsMs);
  tellBeside(`${goals}: first goals on the screen, ms`, firstGoals, firstPages);
  const tasks = readings.map(({ longestTaskMs }) => longestTaskMs);
  tellBeside(`${goals}: longest task over 50 ms, median / worst`, tasks, [], 'held to 0', halfAndWorst);
}

/** Until the pages are parsed. */
interface BareFetch {
  readonly firstPageMs: number;
  readonly allMs: number;
}

async function bareFetch(context: BrowserContext, origin: string, { cookie }: Member): Promise<BareFetch> {
  await signIn(context, origin, cookie);
  const page = await context.newPage();
  await page.goto(`${origin}/favicon.svg`);
  const spent = await page.evaluate(async () => {
    const from = performance.now();
    let firstPageMs = 0;
    for (let cursor = '', more = true; more;) {
      const answer = await fetch(`/api/v2/feed/?limit=2000${cursor && `&cursor=${cursor}`}`);
      ({ cursor, more } = (await answer.json()) as { cursor: string; more: boolean });
      firstPageMs ||= performance.now() - from;
    }
    return { firstPageMs, allMs: performance.now() - from };
  });
  await page.close();
  return spent;
}

async function firstReading(context: BrowserContext, origin: string): Promise<FirstReading> {
  const page = await context.newPage();
  await page.addInitScript(watchFirstReading);
  await page.goto(`${origin}/horizons/days/`);
  const read = await page.waitForFunction(
    () => (window as unknown as { firstReading?: FirstReading }).firstReading,
    undefined,
    { timeout: 120_000 },
  );
  return (await read.jsonValue()) as FirstReading;
}

/** The sync mark in the page says "saved" except during the first sync. */
function watchFirstReading(): void {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  let firstGoalsMs = 0;
  const look = () => {
    const pages = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/api/v2/feed/?'));
    const first = pages[0];
    if (first && firstGoalsMs === 0 && document.querySelector('[data-goal]'))
      firstGoalsMs = performance.now() - first.startTime;
    if (first && pages.length > 5 && document.querySelector('[data-mark="saved"]')) {
      const after = tasks.filter(({ startTime }) => startTime >= first.startTime + firstGoalsMs);
      Object.assign(window, {
        firstReading: {
          doneMs: performance.now() - first.startTime,
          firstGoalsMs,
          longestTaskMs: Math.max(0, ...after.map(({ duration }) => duration)),
        },
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
