import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Engine, EnginePage, Point } from './engine.ts';

/** Uses the system's Firefox with a temporary profile, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return firefoxPage(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function firefoxPage(page: Page, close: () => Promise<void>): EnginePage {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    evaluate: async (run, input) => (await page.evaluate(run as never, input)) as never,
    async drag(first: Point, ...others: readonly Point[]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    errors: async () => errors,
    close,
  };
}
