import type { BrowserContext, Page } from '@playwright/test';

const word = 'journey-install';

/**
 * Delays the installation until `letInstall`. Every person is new, and downloading the whole app took a quarter of all
 * time.
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

export async function letInstall(page: Page): Promise<void> {
  await page.evaluate((asked) => dispatchEvent(new Event(asked)), word);
}
