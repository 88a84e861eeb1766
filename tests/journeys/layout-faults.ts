import type { Page } from '@playwright/test';

/** What is cut, and what is wider than the window or outside of it, on the page as it stands. */
export function faultsOfLayout(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const control of document.querySelectorAll<HTMLElement>('button, a, [role="tab"], label')) {
      const { left, right, width } = control.getBoundingClientRect();
      const isHidden = width < 2 || !control.checkVisibility({ visibilityProperty: true });
      if (isHidden || control.closest('[data-goal], .sr-only')) continue;
      if (control.scrollWidth > control.clientWidth + 1 && getComputedStyle(control).display !== 'inline')
        faults.push(`cut: ${control.textContent}`);
      if ((right > innerWidth + 1 || left < -1) && !scrollsSideways(control))
        faults.push(`outside: ${control.textContent}`);
    }
    return faults;

    function scrollsSideways(element: Element): boolean {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { overflowX } = getComputedStyle(above);
        if (/auto|scroll/u.test(overflowX) && above.scrollWidth > above.clientWidth) return true;
      }
      return false;
    }
  });
}
