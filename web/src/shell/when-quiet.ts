/**
 * Does something once the page is quiet; five seconds after it is asked for at the latest.
 *
 * @returns what takes it back
 */
export function whenQuiet(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
