interface Visit {
  readonly toLocation: { readonly hash: string };
}

export interface ScrollingRouter {
  readonly _scroll: {
    r?: boolean;
    /** Whether the next page starts at its top. */
    n: boolean;
  };
  subscribe(event: 'onRendered', listener: (visit: Visit) => void): unknown;
}

/**
 * Starts each page at its top, or at its address's hash. The router's function also stores scroll positions:
 * unused here, and a kilobyte before the first paint (`build/scroll-on-visit.ts`).
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
