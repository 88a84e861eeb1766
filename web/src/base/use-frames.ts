import { firstPaint } from '@cairn/client/first-paint';
import { startTransition, useEffect, useState } from 'react';

/** Counts frames from the first paint on, up to a number, so that a long list is drawn step by step. */
export function useFrames(most: number): number {
  const [frames, setFrames] = useState(0);
  useEffect(() => {
    if (frames >= most) return;
    let isThere = true;
    void firstPaint().then(() =>
      requestAnimationFrame(() => {
        if (isThere) startTransition(() => setFrames(frames + 1));
      }),
    );
    return () => {
      isThere = false;
    };
  }, [frames, most]);
  return frames;
}

/** Returns the number of items to draw: some in the first frame, and as many more in each later one. */
export function useDrawn(count: number, perFrame: number): number {
  return perFrame * (1 + useFrames(Math.ceil(count / perFrame) - 1));
}
