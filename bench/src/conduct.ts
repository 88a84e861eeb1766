import type { Page } from '@playwright/test';
import { tell } from './figures.ts';

/** What the page notes while something is done in it. */
interface Watch {
  readonly tasks: number[];
  worstFrameMs: number;
}

/** How a page behaved while something was done in it, in milliseconds. */
export interface Conduct {
  /** The longest task over 50; 0 for none. */
  readonly longestTaskMs: number;
  /** Between two frames. */
  readonly worstFrameMs: number;
}

/** Prints how a page behaved. */
export function tellConduct(what: string, { longestTaskMs, worstFrameMs }: Conduct, heldTo: string): void {
  tell(
    `${what}: longest task / worst frame, ms`,
    `${longestTaskMs.toFixed(0)} / ${worstFrameMs.toFixed(0)}`,
    heldTo,
  );
}

/** Notes long tasks and late frames of a page from now on. */
export function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched: Watch = { tasks: [], worstFrameMs: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) =>
      watched.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    let before = performance.now();
    const frame = (now: number) => {
      watched.worstFrameMs = Math.max(watched.worstFrameMs, now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** What a page notes while something is done in it, and until it is painted. */
export async function conductOf(page: Page, act: () => Promise<unknown>): Promise<Conduct> {
  await settled(page);
  await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watch };
    watched.tasks.length = 0;
    watched.worstFrameMs = 0;
  });
  await act();
  await settled(page);
  return page.evaluate(() => {
    const { tasks, worstFrameMs } = (window as unknown as { watched: Watch }).watched;
    return { longestTaskMs: Math.max(0, ...tasks), worstFrameMs };
  });
}

/** Until it has painted and has nothing to do. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
      ),
  );
}
