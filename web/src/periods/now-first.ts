import { firstPaint } from '@cairn/client/first-paint';
import { startTransition, useEffect, useState } from 'react';

let isFirstScreen = true;

/**
 * Whether everything may be drawn, or only what is now.
 *
 * On the first screen after opening the app what is now stands as soon as it can; the rest follows right after, drawn in
 * slices that hold up neither a frame nor somebody who types already. Later screens are drawn whole.
 */
export function useDrawsAll(): boolean {
  const [drawsAll, setDrawsAll] = useState(!isFirstScreen);
  useEffect(() => {
    isFirstScreen = false;
    void firstPaint().then(() => startTransition(() => setDrawsAll(true)));
  }, []);
  return drawsAll;
}
