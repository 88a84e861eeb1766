/** After this many milliseconds nobody waits any longer for a picture that a browser may never draw. */
const atMostMs = 2000;

let painted: Promise<void> | null = null;

/**
 * When the first picture with anything on it has been shown, or is not to be expected: the tab is hidden.
 *
 * Whatever that picture does not need begins after it; until then it would only take the processor away from who draws.
 */
export function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    const observer = new PerformanceObserver((shown) => {
      if (shown.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, atMostMs);
  });
  return painted;
}
