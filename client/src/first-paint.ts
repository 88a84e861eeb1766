/** The longest wait for the first paint, since a browser may never paint. */
export const firstPaintWithinMs = 2000;

let painted: Promise<void> | null = null;

/**
 * Resolves at the first contentful paint, or at once in a hidden tab. Less urgent work waits for the paint.
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
    setTimeout(resolve, firstPaintWithinMs);
  });
  return painted;
}
