import type { Page } from '@playwright/test';

/** Finds controls whose accessible name lacks a visible word (WCAG 2.5.3): speech control uses visible words. */
export function faultsOfLabels(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls =
      'button, a[href], summary, [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role^=menuitem], [role=gridcell]';
    const plain = (text: string) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const wordsOf = (element: Element): string[] =>
      Array.from(element.childNodes).flatMap((node) => {
        if (node instanceof Text) return [node.data];
        if (!(node instanceof Element)) return [];
        const isNoWord = node.matches('[aria-hidden=true], .sr-only, kbd, svg, img, [role=img]');
        const isDrawn = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isNoWord || !isDrawn || node.matches('button, a, input') ? [] : wordsOf(node);
      });
    const nameOf = (element: Element): string | null => {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/u);
      if (ids) return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return element.getAttribute('aria-label');
    };
    const faults = [...document.querySelectorAll(controls)].flatMap((control) => {
      const name = nameOf(control);
      if (name === null || name.trim() === '' || !control.checkVisibility({ visibilityProperty: true }))
        return [];
      const said = ` ${plain(name)} `;
      const missing = wordsOf(control)
        .map(plain)
        .filter((words) => words !== '' && !said.includes(` ${words} `));
      return missing.length === 0 ? [] : [`“${name}” leaves out “${missing.join('”, “')}”`];
    });
    return [...new Set(faults)];
  });
}
