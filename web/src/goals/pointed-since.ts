let pointings = 0;
let isListening = false;

/**
 * Returns a function that tells whether a pointer was pressed or the wheel turned since this call. After such input,
 * nothing may move under the pointer.
 */
export function pointedSince(): () => boolean {
  const count = () => void (pointings += 1);
  if (!isListening)
    for (const kind of ['pointerdown', 'wheel'])
      addEventListener(kind, count, { capture: true, passive: true });
  isListening = true;
  const before = pointings;
  return () => pointings > before;
}
