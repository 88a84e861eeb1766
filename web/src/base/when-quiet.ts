import { firstPaint } from '@cairn/client/first-paint';

/**
 * Does something once the first picture is shown and the page is quiet; five seconds after that at the latest.
 *
 * @returns what takes it back
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
