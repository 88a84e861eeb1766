import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setupScrollRestoration } from './scroll-on-visit.ts';

const scrollTo = vi.fn<(place: ScrollToOptions) => void>();
const scrollIntoView = vi.fn<() => void>();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'terms' ? { scrollIntoView } : null),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function visited(fromTop: boolean, hash = '') {
  const scroll = { n: fromTop };
  const subscribe = vi.fn((_: string, heard: (visit: { toLocation: { hash: string } }) => void) =>
    heard({ toLocation: { hash } }),
  );
  const router = { _scroll: scroll, subscribe };
  setupScrollRestoration(router);
  setupScrollRestoration(router);
  return { scroll, subscribe };
}

describe('a page', () => {
  test('begins at its top', () => {
    expect(visited(true).subscribe).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, left: 0 });
  });

  test('stays where it is when it is asked to, once', () => {
    expect(visited(false).scroll.n).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('begins at what its address names', () => {
    visited(true, 'terms');
    visited(true, 'gone');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
