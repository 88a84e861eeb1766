import type { Page } from '@playwright/test';
import type { Chance } from '../sim/chance.ts';

const keys = {
  ArrowDown: 8,
  ArrowUp: 6,
  ArrowLeft: 2,
  ArrowRight: 3,
  Enter: 8,
  Escape: 6,
  Tab: 3,
  'Shift+Tab': 1,
  'Alt+Enter': 2,
  Backspace: 3,
  Delete: 1,
  Space: 4,
  '/': 3,
  n: 2,
  t: 1,
  f: 1,
  s: 1,
  a: 2,
  x: 1,
  Home: 1,
  End: 1,
  'ControlOrMeta+a': 1,
  'ControlOrMeta+z': 4,
  'ControlOrMeta+Shift+z': 3,
  'Shift+ArrowDown': 3,
  'Shift+ArrowUp': 2,
  'Shift+Enter': 1,
} as const;

/** How often each mouse action is done, in proportion. The number after it selects a place. */
const strokes = {
  click: 4,
  'ctrl-click': 2,
  'shift-click': 2,
  tick: 4,
  drag: 4,
  add: 2,
  options: 1,
} as const;

const heldKeys: Readonly<Record<string, string>> = { 'ctrl-click': 'ControlOrMeta', 'shift-click': 'Shift' };

export type Deed = string;

export function anyDeed(chance: Chance): Deed {
  if (chance.happens(0.72)) return `key ${chance.weighed(keys)}`;
  const stroke = chance.weighed(strokes);
  return `${stroke} ${chance.below(12)}${stroke === 'drag' ? ` ${chance.below(24)}` : ''}`;
}

export async function doDeed(page: Page, deed: Deed): Promise<void> {
  const [what = '', ...rest] = deed.split(' ');
  if (what === 'key') {
    const key = rest[0] ?? '';
    const isPress = /Enter|Space/u.test(key);
    if (!isPress || (await page.evaluate(mayPress))) await page.keyboard.press(key);
    return;
  }
  const [first = 0, second = 0] = rest.map(Number);
  const from = await page.evaluate(placeFor, [what, first] as const);
  if (!from) return;
  if (what === 'drag') {
    const to = await page.evaluate(placeFor, ['drop', second] as const);
    if (!to) return;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  if (what === 'options') {
    await page.mouse.move(from.x, from.y);
    const dots = await page.evaluate(placeFor, ['dots', 0] as const);
    if (dots) await page.mouse.click(dots.x, dots.y);
    return;
  }
  const modifier = heldKeys[what];
  if (modifier) await page.keyboard.down(modifier);
  await page.mouse.click(from.x, from.y);
  if (modifier) await page.keyboard.up(modifier);
}

/** Runs in the page. */
function mayPress(): boolean {
  const focused = document.activeElement;
  if (!focused || focused.matches('a[href], [role=combobox], input[type=file]')) return false;
  if (focused.closest('section > header, [role=toolbar]:not([data-selection])')) return false;
  return (
    focused.id === 'page' ||
    focused.closest('li[data-goal], section[data-period], [role=menu], [role=dialog], [data-walk]') !== null
  );
}

/** Null when no such place is visible. Runs in the page. */
function placeFor([what, number]: readonly [string, number]): { x: number; y: number } | null {
  const surface = Array.from(document.querySelectorAll('[role=dialog]')).at(-1) ?? document;
  const selector =
    {
      tick: 'li[data-goal] [role=checkbox]',
      add: '[data-drop-zone] > button',
      dots: 'li[data-goal] [data-tip-key="/"]',
      drop: 'li[data-goal], [data-drop-zone] > button',
    }[what] ?? 'li[data-goal] [data-goal-title]';
  const places = Array.from(surface.querySelectorAll(selector)).flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const place = { x: left + Math.min(width / 2, 60), y: top + height / 2 };
    return one.contains(document.elementFromPoint(place.x, place.y)) ? [place] : [];
  });
  return places[number % places.length] ?? null;
}
