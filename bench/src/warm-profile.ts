import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import type { Member } from './running-server.ts';

/** Visits a page online until the browser's profile folder is in its final state. */
export async function warmProfile(
  profile: string,
  origin: string,
  { cookie }: Member,
  path = '/horizons/days/',
): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    ...benchLaunch,
    viewport: { width: 1440, height: 900 },
  });
  await signIn(context, origin, cookie);
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForSelector('[data-goal]');
  await page.waitForSelector('[data-mark="saved"]', { timeout: 120_000 });
  await untilNothingIsPacked(page);
  // The engine caches compiled code from the second use on.
  for (let again = 0; again < 3; again += 1) {
    await page.reload();
    await page.waitForSelector('[data-whole]', { timeout: 60_000 });
  }
  await context.close();
}

export async function signIn(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  const [name, ...value] = cookie.split('=');
  await context.addCookies([{ name: name as string, value: value.join('='), url: origin }]);
}

/** The first sync stores goals in packs, which are later taken apart. */
async function untilNothingIsPacked(page: Page): Promise<void> {
  while (!(await page.evaluate(nothingIsPacked))) await page.waitForTimeout(500);
}

async function nothingIsPacked(): Promise<boolean> {
  const [{ name = '' } = {}] = await indexedDB.databases();
  const opened = indexedDB.open(name);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opened.addEventListener('success', () => resolve(opened.result));
    opened.addEventListener('error', reject);
  });
  const transaction = database.transaction(['packs', 'goals']);
  const counts = ['packs', 'goals'].map(
    (store) =>
      new Promise<number>((resolve, reject) => {
        const counted = transaction.objectStore(store).count();
        counted.addEventListener('success', () => resolve(counted.result));
        counted.addEventListener('error', reject);
      }),
  );
  const [packs = 0, goals = 0] = await Promise.all(counts);
  database.close();
  return packs === 0 && goals > 0;
}
