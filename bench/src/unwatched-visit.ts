import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { isQuick } from './options.ts';

const settledAfterMs = isQuick ? 1000 : 2500;
const paintWithinMs = 30_000;

export interface Visit {
  /** Until the first element with `elementtiming` is painted. */
  readonly paintedMs: number;
  /** The longest task above 50 ms; 0 for none. */
  readonly longestTaskMs: number;
  /** JavaScript heap after a collection. */
  readonly heapMb: number;
}

/**
 * Attaches the debugger after the visit: it makes the engine keep stacks and parse functions twice, which costs tens of
 * ms.
 */
export async function visit(profile: string, address: string): Promise<Visit> {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const process = spawn(
    benchLaunch.executablePath ?? chromium.executablePath(),
    [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      ...benchLaunch.args,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => process.once('exit', resolve));
  while (!existsSync(portFile) || !readFileSync(portFile, 'utf8').includes('\n')) await passed(50);
  const devTools = `http://127.0.0.1:${readFileSync(portFile, 'utf8').split('\n')[0]}`;
  // The browser is busy right after its start.
  await passed(500);
  await fetch(`${devTools}/json/new?${address}`, { method: 'PUT' });
  await passed(settledAfterMs);
  const askedAt = Date.now();
  const browser = await chromium.connectOverCDP(devTools);
  const noted = await notedBy(browser, address, askedAt);
  // On Debian the browser is started by a script, and a signal would end only the script.
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.close').catch(() => undefined);
  await ended;
  return noted;
}

/** @param askedAt ms since 1970. Later tasks do not count, because attaching causes a new layout. */
async function notedBy(browser: Browser, address: string, askedAt: number): Promise<Visit> {
  const page = browser
    .contexts()
    .flatMap((context) => context.pages())
    .find((each) => each.url().startsWith(address));
  if (!page) throw new Error(`No page shows ${address}.`);
  const { painted, tasks } = await page.evaluate(readTimeline, { askedAt, paintWithinMs });
  if (painted.length === 0) throw new Error(`${address} painted nothing in ${paintWithinMs / 1000} s.`);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    paintedMs: Math.min(...painted),
    longestTaskMs: Math.max(0, ...tasks),
    heapMb: usedSize / 1e6,
  };
}

/** Runs in the page. */
async function readTimeline({
  askedAt,
  paintWithinMs: withinMs,
}: {
  readonly askedAt: number;
  readonly paintWithinMs: number;
}): Promise<{ readonly painted: number[]; readonly tasks: number[] }> {
  const entriesOf = (type: string, waitMs: number) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // Without entries, the observer is never called.
      setTimeout(() => resolve([]), waitMs);
    });
  const painted = await entriesOf('element', withinMs);
  const tasks = await entriesOf('longtask', 200);
  return {
    painted: painted.map((entry) => (entry as PerformanceEntry & { readonly renderTime: number }).renderTime),
    tasks: tasks
      .filter(({ startTime }) => performance.timeOrigin + startTime < askedAt)
      .map(({ duration }) => duration),
  };
}
