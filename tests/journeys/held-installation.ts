import type { BrowserContext, Page } from '@playwright/test';

/** What a page listens for that was told to wait. */
const word = 'journey-install';

/**
 * The app is installed in this browser when a journey asks for it, and not by itself.
 *
 * Everybody in the journeys is new: each would fetch and keep the whole app, which took a quarter of all their time.
 */
export async function holdInstallation(context: BrowserContext): Promise<void> {
  await context.addInitScript((asked) => {
    if (!isSecureContext || window !== top) return;
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    const told = new Promise((resolve) => addEventListener(asked, resolve, { once: true }));
    workers.register = async (...address) => {
      await told;
      return register(...address);
    };
  }, word);
}

/** The page does now what it was kept from. */
export async function letInstall(page: Page): Promise<void> {
  await page.evaluate((asked) => dispatchEvent(new Event(asked)), word);
}
