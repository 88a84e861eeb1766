import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the width of the dial in CSS pixels, which decides its font sizes. */
export function useDialSize(dial: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(() => Math.min(innerHeight, innerWidth));
  useLayoutEffect(() => {
    const element = dial.current;
    if (!element) return undefined;
    const look = () => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) setSize(width);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [dial]);
  return size;
}
