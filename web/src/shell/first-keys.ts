interface FirstKeys {
  readonly keys: readonly KeyboardEvent[];
  readonly stop: () => void;
}

/** In milliseconds: older keys were meant for an earlier page. */
const staleMs = 60_000;

function takeFirstKeys(): readonly KeyboardEvent[] {
  const page = window as { cairnFirstKeys?: FirstKeys };
  const first = page.cairnFirstKeys;
  first?.stop();
  delete page.cairnFirstKeys;
  return first?.keys ?? [];
}

export function replayFirstKeys(): void {
  for (const event of takeFirstKeys()) {
    if (performance.now() - event.timeStamp > staleMs) continue;
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

/** Forgets the keys, for pages without shortcuts. */
export function dropFirstKeys(): void {
  takeFirstKeys();
}
