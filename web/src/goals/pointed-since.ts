let pointings = 0;
let isListening = false;

/** Asked later, tells whether somebody has pressed a pointer or turned the wheel since: then nothing may move under it. */
export function pointedSince(): () => boolean {
  const count = () => void (pointings += 1);
  if (!isListening)
    for (const kind of ['pointerdown', 'wheel'])
      addEventListener(kind, count, { capture: true, passive: true });
  isListening = true;
  const before = pointings;
  return () => pointings > before;
}
