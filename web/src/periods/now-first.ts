import type { Cairn } from '@cairn/client/cairn/cairn';
import { firstPaint } from '@cairn/client/first-paint';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWatched } from '@cairn/client/react/use-watched';
import type { Period } from '@cairn/core/time/periods';
import { startTransition, useEffect, useState } from 'react';

/** Rows added in one frame; more would delay typing and paging. */
const rowsAtOnce = 120;

let isFirstScreen = true;

/** The name only, the name with a placeholder, or everything. */
export type DrawnPart = 'name' | 'place' | 'whole';

/**
 * On the first screen, the current period comes first. Other periods follow in slices that delay neither a
 * frame nor early typing. Very full periods are added a few in each frame.
 */
export function useDrawn(periods: readonly Period[]): (index: number) => DrawnPart {
  const cairn = useCairn();
  const [isFirst] = useState(isFirstScreen);
  const here = useWatched(cairn.replica, 'load', () => leadingHere(cairn, periods));
  const [lists, setLists] = useState(() => (isFirst ? 1 : withMore(cairn, periods, here, 0)));
  const [isPainted, setPainted] = useState(!isFirst);
  useEffect(() => {
    isFirstScreen = false;
    if (isPainted && lists >= here) return;
    let isThere = true;
    const drawMore = () => {
      if (!isThere) return;
      startTransition(() => {
        setPainted(true);
        setLists((now) => Math.max(now, withMore(cairn, periods, here, now)));
      });
    };
    if (isPainted) requestAnimationFrame(drawMore);
    else void firstPaint().then(drawMore);
    return () => {
      isThere = false;
    };
  }, [cairn, periods, isPainted, here, lists]);
  return (index) => {
    if (index < lists) return 'whole';
    return isPainted || index === 0 ? 'place' : 'name';
  };
}

function leadingHere({ replica }: Cairn, periods: readonly Period[]): number {
  const missing = periods.findIndex(
    (period) => !replica.holdsPeriod(period) && replica.goalsInPeriod(period).length === 0,
  );
  return missing === -1 ? periods.length : missing;
}

function withMore({ replica }: Cairn, periods: readonly Period[], here: number, drawn: number): number {
  let rows = 0;
  let count = drawn;
  for (const period of periods.slice(drawn, here)) {
    rows += replica.goalsInPeriod(period).length;
    if (rows > rowsAtOnce && count > drawn) break;
    count += 1;
  }
  return count;
}
