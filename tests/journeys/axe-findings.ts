import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The only rules whose result can differ in dark mode. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await untilStill(page);
  const light = await findings(page, null);
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilStill(page);
  return [...light, ...(await findings(page, rulesOfColour))];
}

/** During a fade-in, axe would measure half of the contrast. */
function untilStill(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
}

/** Null runs all rules. */
async function findings(page: Page, rules: readonly string[] | null): Promise<readonly string[]> {
  // Loads axe only one time in each document, because loading takes longer than most checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({
      resultTypes: ['violations'],
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, rules);
}
