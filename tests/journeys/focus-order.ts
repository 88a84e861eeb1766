import type { Page } from '@playwright/test';

interface Stop {
  readonly isEnd: boolean;
  readonly faults: readonly string[];
}

const maxStops = 400;

/**
 * Walks a page or its top dialog by Tab. Reports hidden, nameless or unmarked stops, lost focus, missed stops and
 * endless walks.
 *
 * The page must not animate, because focus styles are read at once.
 */
export async function faultsOfFocus(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<readonly string[]> {
  await page.evaluate(beginWalk, key);
  const faults: string[] = [];
  for (let stops = 0; ; stops += 1) {
    if (stops === maxStops) return [...faults, 'it has no end'];
    await page.keyboard.press(key);
    const stop = await page.evaluate(() =>
      (window as unknown as { nextStop: () => Promise<Stop> }).nextStop(),
    );
    faults.push(...stop.faults);
    if (stop.isEnd) return faults;
  }
}

/** Runs in the page. */
function beginWalk(key: string): void {
  const dialog = Array.from(document.querySelectorAll<HTMLElement>('[role=dialog]')).at(-1);
  const surface = dialog ?? document.body;
  const reached = new Set<Element>();
  let last: Element | null = null;
  // A dialog takes the focus back when the focused element is removed.
  if (dialog) dialog.focus({ preventScroll: true });
  else standAtEdge();
  const expected = stopsOfPage();
  const unfocused = new Map(expected.map((stop) => [stop, lookOf(stop)]));
  Object.assign(window, { nextStop });

  /** Tab continues from a removed element, so remove an element at the surface's start or end. */
  function standAtEdge(): void {
    const mark = document.createElement('i');
    mark.tabIndex = -1;
    if (key === 'Tab') surface.prepend(mark);
    else surface.append(mark);
    mark.focus({ preventScroll: true });
    mark.remove();
  }

  async function nextStop(): Promise<{ isEnd: boolean; faults: string[] }> {
    const faults: string[] = [];
    const element = await focused();
    if (element === last) return { isEnd: false, faults };
    if (element === document.body || reached.has(element)) {
      const now = new Set(stopsOfPage());
      const missed = expected.filter((stop) => now.has(stop) && !reached.has(stop));
      return { isEnd: true, faults: missed.map((stop) => `never reached: ${named(stop)}`) };
    }
    reached.add(element);
    last = element;
    if (!showsCaret(element) && unfocused.get(element) === lookOf(element))
      faults.push(`no sign of focus: ${named(element)}`);
    if (nameOf(element) === '') faults.push(`no name: ${element.outerHTML.slice(0, 120)}`);
    if (!isSeen(element)) faults.push(`not seen: ${named(element)}`);
    return { isEnd: false, faults };
  }

  /** A focus guard passes the focus on, sometimes a frame later. */
  async function focused(): Promise<Element> {
    const begun = performance.now();
    for (;;) {
      const element = document.activeElement ?? document.body;
      if (!element.matches('[data-base-ui-focus-guard]') || performance.now() - begun > 1000) return element;
      await new Promise(requestAnimationFrame);
    }
  }

  function stopsOfPage(): Element[] {
    const candidates = surface.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]',
    );
    return Array.from(candidates).filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled, [type=hidden], [data-base-ui-focus-guard]') &&
        !one.closest('[inert], [hidden]') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        (!one.matches('[type=radio]') || (one as HTMLInputElement).checked),
    );
  }

  function showsCaret(element: Element): boolean {
    return element.matches('textarea, [contenteditable=true], input:not([type=checkbox], [type=radio])');
  }

  /** Styles that may show focus: on the element, around it, or beside it where a label draws it. */
  function lookOf(element: Element): string {
    const looks: string[] = [];
    const add = (one: Element, pseudo?: '::before' | '::after') => {
      const style = getComputedStyle(one, pseudo);
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, backgroundColor } = style;
      const { borderColor, color, textDecorationLine, opacity, top, transform, translate } = style;
      const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
      looks.push(
        [outline, boxShadow, backgroundColor, borderColor, color, textDecorationLine, opacity].join(),
        top,
        transform,
        translate,
      );
    };
    let around: Element | null = element;
    for (let steps = 0; around && steps < 4; steps += 1) {
      add(around);
      add(around, '::before');
      add(around, '::after');
      around = around.parentElement;
    }
    for (const beside of element.parentElement?.children ?? []) add(beside);
    return looks.join('\n');
  }

  function isSeen(element: Element): boolean {
    const own = element.getBoundingClientRect();
    const isDrawnByLabel = own.width < 2 || getComputedStyle(element).opacity === '0';
    const drawn = isDrawnByLabel ? (element.closest('label') ?? element.parentElement ?? element) : element;
    for (const box of drawn.getClientRects()) {
      const left = Math.max(box.left, 0);
      const top = Math.max(box.top, 0);
      const width = Math.min(box.right, innerWidth) - left;
      const height = Math.min(box.bottom, innerHeight) - top;
      if (width < 2 || height < 2) continue;
      for (const [x, y] of [
        [0.5, 0.5],
        [0.05, 0.5],
        [0.95, 0.5],
        [0.5, 0.1],
        [0.5, 0.9],
      ] as const) {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (hit && (drawn.contains(hit) || hit.contains(element))) return true;
      }
    }
    return false;
  }

  function nameOf(element: Element): string {
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const labels = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : [];
    const images = Array.from(element.querySelectorAll('[aria-label], [alt]'));
    return [
      element.getAttribute('aria-label'),
      ...[...by, ...labels].map((one) => one?.textContent),
      ...images.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('alt')),
      element.matches('input, textarea, [contenteditable=true]') ? '' : element.textContent,
    ]
      .join(' ')
      .trim();
  }

  function named(element: Element): string {
    return `<${element.tagName.toLowerCase()}> ${nameOf(element).replaceAll(/\s+/gu, ' ').slice(0, 60)}`;
  }
}
