import type { Page } from '@playwright/test';

export const longWord = `Rindfleisch${'etikettierungsueberwachung'.repeat(8)}`.slice(0, 200);

export const halfWord = longWord.slice(0, 100);

/** Compares the layout with a short word instead, and finds letters outside of the window. */
export function faultsOfLongWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const long = /Rindfleisch\w{40,}/gu;
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && !node.parentElement?.matches('textarea') && node.data.search(long) >= 0)
        texts.push(node);
    for (const text of texts) {
      const holder = text.parentElement;
      if (holder && isDrawn(holder)) faults.push(...leaves(text, holder));
    }

    // Floating surfaces and inline elements are as wide as their words.
    const held =
      'body :not([role=menu] *, [popover] *, [aria-live] *, .sr-only, a, button, bdi, span, b, em, strong, i, label, svg, svg *)';
    const before = [...document.querySelectorAll<HTMLElement>(held)].filter(isDrawn).map((element) => ({
      element,
      width: element.getBoundingClientRect().width,
      inside: element.scrollWidth,
      scrolls: scrolls(element),
      // An element may take the remaining width of its line.
      limit: element.parentElement?.clientWidth ?? innerWidth,
      display: getComputedStyle(element.parentElement ?? element).display,
    }));
    const kept = texts.map((text) => text.data);
    for (const text of texts) text.data = text.data.replaceAll(long, 'Word');
    for (const { element, width, inside, scrolls: moves, limit, display } of before) {
      const now = element.getBoundingClientRect().width;
      const isHolder = element.matches(
        'section, main, nav, aside, header, footer, table, td, [role=gridcell], [role=dialog], [data-list], [data-slide], [data-place]',
      );
      if (
        width > now + 1 &&
        (isHolder || width > limit + 1) &&
        !(display === 'flex' && width <= limit + 1 && !isHolder)
      )
        faults.push(`${nameOf(element)} is ${Math.round(width)} px wide, not ${Math.round(now)}`);
      // Tabs and lists side by side may scroll if none is too wide.
      const isRow = Array.from(element.children).every((child) => child.getBoundingClientRect().width <= 330);
      if (moves && !isRow && inside > element.clientWidth + 1 && inside > element.scrollWidth + 1)
        faults.push(`${nameOf(element)} scrolls ${inside} px, not ${element.scrollWidth}`);
    }
    for (const [index, text] of texts.entries()) text.data = kept[index] ?? '';
    return [...new Set(faults)];

    function isDrawn(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true }) && element.closest('.sr-only') === null;
    }
    function scrolls(element: Element): boolean {
      return /auto|scroll/u.test(getComputedStyle(element).overflowX);
    }
    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    }
    /** Ancestors that the letters overflow, or cut without an ellipsis. */
    function leaves(text: Text, holder: Element): string[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      let { left, right } = range.getBoundingClientRect();
      for (
        let around: Element | null = holder;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const isOver = right > edge.right + 1 || left < edge.left - 1;
        if (style.overflowX === 'visible') {
          if (isOver && style.display !== 'inline' && style.display !== 'contents')
            return [`${nameOf(holder)} leaves ${nameOf(around)} by ${Math.round(right - edge.right)} px`];
          continue;
        }
        const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (isOver && !saysSo && !scrolls(around)) return [`${nameOf(holder)} is cut by ${nameOf(around)}`];
        if (isOver && scrolls(around) && around.matches('main *') === false) return [];
        right = Math.min(right, edge.right);
        left = Math.max(left, edge.left);
      }
      return right > innerWidth + 1 ? [`outside: ${nameOf(holder)}`] : [];
    }
  });
}
