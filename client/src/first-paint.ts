/** After this many milliseconds nobody waits any longer for a picture that a browser may never draw. */
const atMostMs = 2000;

let painted: Promise<void> | null = null;
let isPainted = false;

/**
 * When the first picture with anything on it has been shown, or is not to be expected: the tab is hidden.
 *
 * Whatever that picture does not need begins after it; until then it would only take the processor away from who draws.
 */
export function firstPaint(): Promise<void> {
  painted ??= shownOrHidden().then(() => {
    isPainted = true;
  });
  return painted;
}

/** Whether {@link firstPaint} has been waited for and is over. */
export const hasPainted = (): boolean => isPainted;

function shownOrHidden(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    const observer = new PerformanceObserver((shown) => {
      if (shown.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, atMostMs);
  });
}
