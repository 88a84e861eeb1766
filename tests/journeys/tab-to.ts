import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 80 && !(await isFocused(target)); stops += 1)
    await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/**
 * Presses the arrow down in an open menu until the entry has the focus. Letters would find it too, but a menu
 * forgets them after a moment, which on a busy machine can be between two keys.
 */
export async function arrowTo(entry: Locator): Promise<void> {
  const menu = await entry.evaluateHandle((element) => element.closest('[role=menu]'));
  const page = entry.page();
  await page.waitForFunction((it) => it?.contains(document.activeElement), menu);
  for (let steps = 0; steps < 80 && !(await isFocused(entry)); steps += 1) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((it) => document.activeElement !== it, before);
  }
  await expect(entry).toBeFocused();
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
