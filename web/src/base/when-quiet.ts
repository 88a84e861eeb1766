import { firstPaint } from '@cairn/client/first-paint';

/**
 * Runs the work after the first paint when the page is idle, but within five seconds.
 *
 * @returns a function that cancels the work
 */
export function whenQuiet(work: () => void): () => void {
  let takeBack: (() => void) | null = null;
  let isTakenBack = false;
  void firstPaint().then(() => {
    if (!isTakenBack) takeBack = whenIdle(work);
  });
  return () => {
    isTakenBack = true;
    takeBack?.();
  };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
