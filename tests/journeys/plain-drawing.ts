import type { BrowserContext } from '@playwright/test';

/**
 * Nothing is blurred behind what lies over it.
 *
 * With no graphics card a window is blurred anew whenever a caret blinks in a dialog: a tenth of all that journeys did.
 */
export async function drawPlainly(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { backdrop-filter: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
