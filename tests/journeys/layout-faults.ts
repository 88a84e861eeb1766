import type { Page } from '@playwright/test';

/** Finds text that is cut, outside of the window, or over other text. */
export function faultsOfLayout(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const tooHigh = document.querySelector('#page') ? document.documentElement.scrollHeight - innerHeight : 0;
    if (tooHigh > 0) faults.push(`the page is ${tooHigh} px too high`);
    for (const control of document.querySelectorAll<HTMLElement>('button, a, [role="tab"], label')) {
      const { left, right, width } = control.getBoundingClientRect();
      const isHidden = width < 2 || !control.checkVisibility({ visibilityProperty: true });
      if (isHidden || control.closest('[data-goal], .sr-only')) continue;
      if (control.scrollWidth > control.clientWidth + 1 && getComputedStyle(control).display !== 'inline')
        faults.push(`cut: ${control.textContent}`);
      if ((right > innerWidth + 1 || left < -1) && !scrollsSideways(control))
        faults.push(`outside: ${control.textContent}`);
    }
    return [...faults, ...overwritten()];

    function overwritten(): string[] {
      const lines = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) =>
        linesOf(element),
      );
      return lines.flatMap((one, at) =>
        lines
          .slice(at + 1)
          .filter((other) => one.node !== other.node && one.surface === other.surface && lieOver(one, other))
          .map((other) => `over each other: “${one.text}” and “${other.text}”`),
      );
    }

    function linesOf(element: HTMLElement) {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || element.closest('.sr-only, [data-unseen]')) return [];
      const surface = surfaceOf(element);
      return Array.from(element.childNodes).flatMap((node) => {
        const text = node instanceof Text ? node.data.trim() : '';
        if (text === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects(), (box) => {
          const air = box.height / 4;
          const seen = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
          return { node, text, surface, ...clipped(element, seen) };
        }).filter(({ left, right, top, bottom }) => right - left > 3 && bottom - top > 2);
      });
    }

    /** A surface covers what is below it. */
    function surfaceOf(element: Element): Element | null {
      const named = element.closest('[role=dialog], [role=menu], [aria-live], [data-selection]');
      if (named) return named;
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).position === 'sticky') return around;
      return null;
    }

    type Box = { left: number; right: number; top: number; bottom: number };

    function clipped(element: Element, box: Box): Box {
      let { left, right, top, bottom } = box;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = around.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { left, right, top, bottom };
    }

    function lieOver(one: Box, other: Box): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 2 && down > 1;
    }

    function scrollsSideways(element: Element): boolean {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { overflowX } = getComputedStyle(above);
        if (/auto|scroll/u.test(overflowX) && above.scrollWidth > above.clientWidth) return true;
      }
      return false;
    }
  });
}

/** The offline mark may shorten the title for a moment. */
export function faultsOfName(page: Page): Promise<readonly string[]> {
  return page.getByRole('heading', { level: 1 }).evaluateAll((names) =>
    names
      .filter((h1) => getComputedStyle(h1).clipPath === 'none')
      .filter((h1) => h1.scrollWidth > h1.clientWidth)
      .map(() => 'its name is cut'),
  );
}
