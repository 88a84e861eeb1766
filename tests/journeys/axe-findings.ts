import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Of a page that has been read whole in the light, only this is another in the dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe calls serious or critical on the page as it stands, in the light and in the dark. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await untilStill(page);
  const light = await findings(page, null);
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilStill(page);
  return [...light, ...(await findings(page, rulesOfColour))];
}

/** A dialog that is still fading in is read with half its contrast. */
function untilStill(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
}

/** What these rules find, or all of them. */
async function findings(page: Page, rules: readonly string[] | null): Promise<readonly string[]> {
  // Once for each document: to read it takes longer than most pages take to be judged.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({
      // What is as it should be is not described.
      resultTypes: ['violations'],
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, rules);
}
