/** What `before-paint.js` keeps until the planner listens. */
interface FirstKeys {
  readonly keys: readonly KeyboardEvent[];
  readonly stop: () => void;
}

/** Pressed longer ago, in milliseconds, a key was meant for a page that has gone since. */
const staleMs = 60_000;

function takeFirstKeys(): readonly KeyboardEvent[] {
  const page = window as { cairnFirstKeys?: FirstKeys };
  const first = page.cairnFirstKeys;
  first?.stop();
  delete page.cairnFirstKeys;
  return first?.keys ?? [];
}

/** Presses the keys again, in order, that came before anything of the planner listened. */
export function replayFirstKeys(): void {
  for (const event of takeFirstKeys()) {
    if (performance.now() - event.timeStamp > staleMs) continue;
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

/** Where no key of the page does anything, those that came early do nothing either. */
export function dropFirstKeys(): void {
  takeFirstKeys();
}
