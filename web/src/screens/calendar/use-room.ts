import { type RefObject, useEffect, useState } from 'react';
import { usePrinting } from '../../base/printing.ts';

/** How many goals fit into the places of a month. */
export interface Room {
  /** Lines of a day. */
  readonly alone: number;
  /** Lines of a day whose week has goals in its margin. */
  readonly belowMargin: number;
  /** Goals beside each other in a margin. */
  readonly across: number;
}

/** Heights and widths as the style sheets of the grid set them, in pixels. */
const line = 20;
const aroundLines = 34;
const margin = 25;
const gutter = 40;
const acrossWidth = 200;

/** What fits into a month of so many weeks, also while the window changes. */
export function useRoom(body: RefObject<HTMLElement | null>, weeks: number): Room {
  const [room, setRoom] = useState<Room>({ alone: 4, belowMargin: 3, across: 4 });
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = () => {
      const week = element.scrollHeight / weeks;
      const next: Room = {
        alone: Math.max(1, Math.floor((week - aroundLines) / line)),
        belowMargin: Math.max(1, Math.floor((week - aroundLines - margin) / line)),
        across: Math.max(1, Math.floor((element.clientWidth - gutter) / acrossWidth)),
      };
      setRoom((known) => (isSameRoom(known, next) ? known : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [body, weeks]);
  return usePrinting() ? wholeRoom : room;
}

/** Paper has room for all goals. */
const wholeRoom: Room = { alone: Infinity, belowMargin: Infinity, across: Infinity };

function isSameRoom(one: Room, other: Room): boolean {
  return one.alone === other.alone && one.belowMargin === other.belowMargin && one.across === other.across;
}
