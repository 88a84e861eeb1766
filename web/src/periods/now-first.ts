import type { Cairn } from '@cairn/client/cairn/cairn';
import { firstPaint } from '@cairn/client/first-paint';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWatched } from '@cairn/client/react/use-watched';
import type { Period } from '@cairn/core/time/periods';
import { startTransition, useEffect, useState } from 'react';

/** Rows that go into the page in one frame: laying out more would hold up who types or turns the page. */
const rowsAtOnce = 120;

let isFirstScreen = true;

/** How much of a period is drawn: its name alone; its place, which may say that its goals are on their way; all of it. */
export type DrawnPart = 'name' | 'place' | 'whole';

/**
 * How much of each of some periods is drawn, by its index, the first ones first.
 *
 * On the first screen after opening the app what is now stands as soon as it can; the rest follows right after, drawn in
 * slices that hold up neither a frame nor somebody who types already. Very full periods follow a few in each frame, also
 * where many come out of the device's database at once.
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

/** How many of the first periods are in memory, up to one that is not. */
function leadingHere({ replica }: Cairn, periods: readonly Period[]): number {
  const missing = periods.findIndex(
    (period) => !replica.holdsPeriod(period) && replica.goalsInPeriod(period).length === 0,
  );
  return missing === -1 ? periods.length : missing;
}

/** How many are drawn with those that the next frame takes in. */
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
