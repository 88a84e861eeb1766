interface Visit {
  readonly toLocation: { readonly hash: string };
}

/** What is used here of the router. */
export interface ScrollingRouter {
  readonly _scroll: {
    /** Set up already. */
    r?: boolean;
    /** Whether the next page begins at its top. */
    n: boolean;
  };
  subscribe(event: 'onRendered', heard: (visit: Visit) => void): unknown;
}

/**
 * Begins each page at its top, or at what its address names.
 *
 * Stands in for the router's own, which also remembers how far every page was scrolled; that is switched off here, and
 * would be a kilobyte before the first picture (`build/scroll-on-visit.ts`).
 */
export function setupScrollRestoration({ _scroll: scroll, subscribe }: ScrollingRouter): void {
  if (scroll.r) return;
  scroll.r = true;
  subscribe('onRendered', ({ toLocation: { hash } }) => {
    const isFromTop = scroll.n;
    scroll.n = true;
    if (hash) document.getElementById(hash)?.scrollIntoView();
    else if (isFromTop) scrollTo({ top: 0, left: 0 });
  });
}
