import type { Browser, Page } from '@playwright/test';
import { Chance } from '../sim/chance.ts';
import { anyDeed, type Deed, doDeed } from './any-deed.ts';
import { differences, drawnPicture } from './drawn-picture.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { newPerson, type Person, Planner } from './planner.ts';
import { thisWeek } from './periods-now.ts';
import { shortestFailing } from './shortest-failing.ts';

const places = {
  horizons: async () => undefined,
  days: async (planner: Planner) => {
    await planner.page.getByRole('link', { name: 'Days' }).first().click();
    await expect(planner.page).toHaveURL(/\/horizons\/days\/$/u);
  },
  'an open goal': async ({ page }: Planner) => {
    await page.locator('li[data-goal] [data-goal-title]').first().focus();
    await page.keyboard.press('Alt+Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add...' }).first().click();
    for (const name of ['seeds', 'spade', 'gloves']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
  },
} as const;

type Place = keyof typeof places;

const desk = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;

/** `DEED_SEQUENCES=200` searches longer and prints the shortest failing sequence. */
const searched = Number(process.env.DEED_SEQUENCES ?? 0);
const sequences = searched || 2;
const deedsEach = 30;
const firstSeed = Number(process.env.DEED_SEED ?? 1);

for (const place of Object.keys(places) as Place[])
  for (let seed = firstSeed; seed < firstSeed + sequences; seed += 1)
    test(
      `whatever is pressed on ${place}, the page shows what its disk holds (seed ${seed})`,
      { tag: further },
      async ({ browser, server }) => {
        if (searched) test.setTimeout(900_000);
        const chance = new Chance(seed * 1000 + place.length);
        const told = process.env.DEEDS?.split(';').map((deed) => deed.trim());
        const deeds = told ?? Array.from({ length: deedsEach }, () => anyDeed(chance));
        const failureOf = (some: readonly Deed[]) => failureAfter(browser, server.origin, place, some);
        const failure = await failureOf(deeds);
        if (failure === null) return;
        const shortest = searched ? await shortestFailing(deeds.slice(0, failure.at + 1), failureOf) : null;
        const { deeds: some, failure: last } = shortest ?? { deeds: deeds.slice(0, failure.at + 1), failure };
        throw new Error(`${last.said}\n\nafter DEEDS='${some.join('; ')}'`);
      },
    );

export interface Failure {
  readonly at: number;
  readonly said: string;
}

/** Null if all checks pass. */
async function failureAfter(
  browser: Browser,
  origin: string,
  place: Place,
  deeds: readonly Deed[],
): Promise<Failure | null> {
  const context = await browser.newContext(desk);
  const page = await context.newPage();
  const bugs: string[] = [];
  page.on('pageerror', (bug) => bugs.push(`the page broke: ${bug.message}`));
  try {
    const planner = new Planner(page);
    const person = newPerson();
    await planner.arrive(origin, person, { locale: 'en-GB', timezone: 'Europe/Lisbon' });
    await planner.add('Today', 'dig', 'call', 'water', 'bake');
    await planner.add(thisWeek, 'mend', 'read');
    await places[place](planner);
    await planner.understandsGestures();
    if (place !== 'an open goal') await page.locator('[data-goal-title]').first().focus();
    for (const [at, deed] of deeds.entries()) {
      await doDeed(page, deed);
      const said = [...(await lastingDifferences(page)), ...bugs];
      if (said.length > 0) return { at, said: said.join('\n') };
    }
    const said = await differencesAnew(page, planner, origin);
    if (said.length === 0 && bugs.length === 0)
      said.push(...(await differencesElsewhere(browser, page, person, origin)));
    return said.length + bugs.length > 0 ? { at: deeds.length, said: [...said, ...bugs].join('\n') } : null;
  } finally {
    await context.close();
  }
}

async function differencesAnew(page: Page, planner: Planner, origin: string): Promise<string[]> {
  await page.evaluate(() => localStorage.removeItem('cairn-sidebar'));
  await page.goto(`${origin}/horizons/`);
  await planner.isOpen();
  await expect(page.locator('aside nav')).toBeVisible();
  await page.locator('#page').focus();
  return (await lastingDifferences(page)).map((said) => `loaded anew: ${said}`);
}

async function differencesElsewhere(
  browser: Browser,
  page: Page,
  person: Person,
  origin: string,
): Promise<string[]> {
  await new Planner(page).isSaved();
  const context = await browser.newContext(desk);
  try {
    const other = new Planner(await context.newPage());
    await other.arriveAgain(origin, person);
    const [here, there] = await Promise.all([titlesOf(page), titlesOf(other.page)]);
    if (here === there) return [];
    await expect
      .poll(() => titlesOf(other.page), { timeout: 10_000 })
      .toBe(here)
      .catch(() => undefined);
    const last = await titlesOf(other.page);
    return last === here ? [] : [`another browser shows\n${last}\nand this one\n${here}`];
  } finally {
    await context.close();
  }
}

async function titlesOf(page: Page): Promise<string> {
  const { lists } = await drawnPicture(page);
  return Object.entries(lists)
    .map(([zone, rows]) =>
      [zone, ...rows.map(({ title, isDone }) => `${isDone ? '[x]' : '[ ]'} ${title}`)].join('\n'),
    )
    .join('\n');
}

async function lastingDifferences(page: Page): Promise<readonly string[]> {
  let found: readonly string[] = [];
  try {
    await expect
      .poll(async () => (found = await differences(page)), { timeout: 5000, intervals: [0, 20, 50, 100] })
      .toEqual([]);
    return [];
  } catch {
    return found;
  }
}
