import type { BrowserContext } from '@playwright/test';

/** Removes blurs. Without a graphics card, each caret blink redrew them: a tenth of the work of all journeys. */
export async function drawPlainly(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { backdrop-filter: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
