let pointings = 0;
let isListening = false;

/** Returns whether a pointer was pressed or the wheel turned since this call. If so, nothing may move under it. */
export function pointedSince(): () => boolean {
  const count = () => void (pointings += 1);
  if (!isListening)
    for (const kind of ['pointerdown', 'wheel'])
      addEventListener(kind, count, { capture: true, passive: true });
  isListening = true;
  const before = pointings;
  return () => pointings > before;
}
