import type { Cairn } from '@cairn/client/cairn';
import { firstPaint } from '@cairn/client/first-paint';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { Period } from '@cairn/core/time/periods';
import { startTransition, useEffect, useState } from 'react';

/** Rows that go into the page in one frame: laying out more would hold up who types or turns the page. */
const rowsAtOnce = 120;

let isFirstScreen = true;

/**
 * How many of some periods may be drawn, the first ones first.
 *
 * On the first screen after opening the app what is now stands as soon as it can; the rest follows right after, drawn in
 * slices that hold up neither a frame nor somebody who types already. Very full periods follow a few in each frame.
 */
export function useDrawn(periods: readonly Period[]): number {
  const cairn = useCairn();
  const [isFirst] = useState(isFirstScreen);
  const [drawn, setDrawn] = useState(() => (isFirst ? 1 : withMore(cairn, periods, 0)));
  useEffect(() => {
    isFirstScreen = false;
    if (drawn >= periods.length) return;
    let isThere = true;
    const drawMore = () => {
      if (isThere) startTransition(() => setDrawn(withMore(cairn, periods, drawn)));
    };
    if (isFirst && drawn === 1) void firstPaint().then(drawMore);
    else requestAnimationFrame(drawMore);
    return () => {
      isThere = false;
    };
  }, [cairn, periods, isFirst, drawn]);
  return drawn;
}

/** How many are drawn with those that the next frame takes in. */
function withMore({ replica }: Cairn, periods: readonly Period[], drawn: number): number {
  let rows = 0;
  let count = drawn;
  for (const period of periods.slice(drawn)) {
    rows += replica.goalsInPeriod(period).length;
    if (rows > rowsAtOnce && count > drawn) break;
    count += 1;
  }
  return count;
}
