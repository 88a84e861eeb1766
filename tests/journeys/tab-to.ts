import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let stops = 0; stops < 80 && !(await isFocused()); stops += 1)
    await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}
