import { type RefObject, useEffect, useState } from 'react';

/** Returns the visible slides' `data-slide`. Only slides that exist at the start are observed. */
export function useSlidesInView(row: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const slide = (entry.target as HTMLElement).dataset.slide ?? '';
          if (entry.isIntersecting) seen.add(slide);
          else seen.delete(slide);
        }
        setInView(new Set(seen));
      },
      { root: element, threshold: 0.6 },
    );
    for (const child of element.querySelectorAll('[data-slide]')) observer.observe(child);
    return () => observer.disconnect();
  }, [row]);
  return inView;
}
