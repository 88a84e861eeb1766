import { type RefObject, useEffect, useState } from 'react';
import { usePrinting } from '../../base/printing.ts';

export interface Room {
  /** The number of lines that fit into a day. */
  readonly alone: number;
  /** The number of lines that fit below the week's margin, if that margin has goals. */
  readonly belowMargin: number;
  readonly across: number;
}

/** Sizes from the style sheets, in pixels. */
const line = 20;
const aroundLines = 34;
const margin = 25;
const gutter = 40;
const acrossWidth = 200;

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

/** Room without limits, for print, which shows all goals. */
const wholeRoom: Room = { alone: Infinity, belowMargin: Infinity, across: Infinity };

function isSameRoom(one: Room, other: Room): boolean {
  return one.alone === other.alone && one.belowMargin === other.belowMargin && one.across === other.across;
}
