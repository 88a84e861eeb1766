import { expect, type Page } from '@playwright/test';
import { halfAndWorst, tellBeside, tellFloor } from './figures.ts';

/** A slow host must not fail a benchmark. */
export const expectPatiently = expect.configure({ timeout: 60_000 });

interface Watch {
  readonly tasks: number[];
  worstFrameMs: number;
}

export interface Conduct {
  /** The longest task above 50 ms; 0 for none. */
  readonly longestTaskMs: number;
  readonly worstFrameMs: number;
}

const tasksOf = (all: readonly Conduct[]) => all.map(({ longestTaskMs }) => longestTaskMs);
const framesOf = (all: readonly Conduct[]) => all.map(({ worstFrameMs }) => worstFrameMs);

export function tellFloorConduct(what: string, floor: readonly Conduct[]): void {
  tellFloor(`${what}: longest task, median / worst ms`, tasksOf(floor), halfAndWorst);
  tellFloor(`${what}: worst frame, median ms`, framesOf(floor));
}

export function tellConduct(
  what: string,
  all: readonly Conduct[],
  floor: readonly Conduct[],
  mark = '',
): void {
  tellBeside(`${what}: longest task, median / worst ms`, tasksOf(all), tasksOf(floor), mark, halfAndWorst);
  tellBeside(`${what}: worst frame, median ms`, framesOf(all), framesOf(floor));
}

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

/** Until the page has painted and is idle, at most 1 s. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
      ),
  );
}
