import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { Faults, lasting } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { faultsOfFocus } from './focus-order.ts';
import { faultsOfWords, signUpInGerman } from './german-page.ts';
import { faultsOfLayout, faultsOfName } from './layout-faults.ts';
import type { Person, Planner } from './planner.ts';
import { doors, openPages, rooms, withBoard } from './screens.ts';

const desk = { width: 1440, height: 900 };
/** Zoom of 200 %: half as many CSS pixels. */
const deskAtDouble = { width: 720, height: 450 };
const phone = { width: 390, height: 844 };
/** 400 % on a desktop, or the smallest phone (WCAG 1.4.10). */
const smallest = { width: 320, height: 640 };

/** Dense pages, also walked by Tab at 200 %; for all pages that takes too long. */
const full = [
  '/horizons/',
  '/horizons/hours/',
  '/calendar/',
  '/calendar/?view=week',
  '/settings/',
  '/settings/account/',
  '/settings/time/',
  '/search/',
  '/boards/offline-board/',
];

type Size = typeof desk;

test.use({ viewport: desk });

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function faultsAt(page: Page, size: Size, more?: () => Promise<readonly string[]>) {
  const before = page.viewportSize() ?? desk;
  await page.setViewportSize(size);
  const found = [...(await lasting(() => faultsOfLayout(page))), ...((await more?.()) ?? [])];
  await page.setViewportSize(before);
  return found.map((fault) => `${size.width} px: ${fault}`);
}

async function planInGerman(planner: Planner, origin: string, person: Person): Promise<void> {
  await signUpInGerman(planner.page, origin, person);
  await planner.page.goto(`${origin}/horizons/days/`);
  const today = planner.panel('Heute');
  await today.getByRole('button', { name: 'Ziel hinzufügen' }).click();
  const field = today.getByRole('textbox', { name: 'Ziel' });
  for (const goal of ['Den Garten umgraben', 'Oma anrufen', 'Steuererklärung abgeben']) {
    await field.fill(goal);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.press('Escape');
  await planner.tick('Oma anrufen');
}

async function openAll(planner: Planner, look: (what: string) => Promise<void>): Promise<void> {
  const { page } = planner;
  const title = planner.row('Den Garten umgraben').locator('[data-goal-title]');
  const dialog = page.getByRole('dialog');
  await title.focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('menu')).toBeVisible();
  await look('options');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  for (const [key, surface] of [
    ['n', 'add'],
    ['f', 'command box'],
    ['Shift+Slash', 'shortcuts'],
  ] as const) {
    await title.focus();
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toBeAttached();
    await look(surface);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  await title.focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('textbox', { name: 'Notiz' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Kommentar schreiben' }).fill('Am besten im Herbst');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(page.getByText('Erstellt von dir')).toBeVisible();
  await look('goal');
  await dialog.getByRole('button', { name: /^Heute/u }).click();
  await expect(page.getByRole('tab', { name: 'Tag', exact: true })).toBeVisible();
  await look('period picker');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

type Look = (what: string, isWalked?: boolean) => Promise<void>;

interface German {
  readonly planner: Planner;
  readonly person: Person;
  readonly origin: string;
  readonly look: Look;
}

async function lookAtEach({ planner: { page }, origin, look }: German, paths: readonly string[]) {
  for (const path of paths) {
    await visit(page, origin + path);
    await look(path, full.includes(path));
  }
}

/** In several tests, since all in one takes minutes. */
const parts: readonly [string, (german: German) => Promise<void>][] = [
  ['pages without an account', (german) => lookAtEach(german, [...doors, ...openPages])],
  [
    'rooms of the planner',
    async (german) => {
      await planInGerman(german.planner, german.origin, german.person);
      await withBoard(german.planner.page, german.origin);
      await lookAtEach(german, [...rooms, '/search/?q=Garten']);
    },
  ],
  [
    'what opens above a page',
    async ({ planner, person, origin, look }) => {
      await planInGerman(planner, origin, person);
      await planner.page.goto(`${origin}/horizons/`);
      await openAll(planner, (what) => look(what, true));
    },
  ],
];

test.describe('German, which has the longer words', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  for (const { name, sizes, device } of [
    { name: 'a desk', sizes: [deskAtDouble], device: { viewport: desk } },
    {
      name: 'a phone',
      sizes: [smallest],
      device: { viewport: phone, hasTouch: true, isMobile: true },
    },
  ]) {
    test.describe(`on ${name}`, () => {
      test.use(device);

      for (const [part, visitAll] of parts)
        test(
          `${part}: axe finds nothing serious, every word is German, and all of it has room, at 200 % too`,
          { tag: further },
          async ({ page, visitor, person, server }) => {
            test.setTimeout(240_000);
            const faults = new Faults();
            const look: Look = async (what, isWalked = false) => {
              faults.add(what, await lasting(() => faultsOfWords(page)));
              faults.add(what, await lasting(() => faultsOfName(page)));
              faults.add(what, await axeFindings(page));
              if (what === 'options') return;
              const walk = isWalked && device.viewport === desk ? () => faultsOfFocus(page) : undefined;
              for (const size of sizes) faults.add(what, await faultsAt(page, size, walk));
            };
            await visitAll({ planner: visitor, person, origin: server.origin, look });
            expect(faults.found).toEqual({});
          },
        );
    });
  }
});

const half = Math.ceil(rooms.length / 2);

for (const [part, walked] of [
  ['the first half of the screens', rooms.slice(0, half)],
  ['the second half of the screens', rooms.slice(half)],
] as const)
  test(
    `Tab walks through ${part}: whatever it comes to is seen, named and marked, and nothing is left out`,
    { tag: further },
    async ({ planner, server }) => {
      test.setTimeout(180_000);
      const { page } = planner;
      const faults = new Faults();
      await planner.add('Today', 'Dig the garden', 'Call grandma about the long weekend', 'Water the plants');
      await planner.understandsGestures();
      await withBoard(page, server.origin);
      for (const path of walked) {
        await visit(page, server.origin + path);
        faults.add(path, await faultsOfFocus(page));
        faults.add(path, await faultsAt(page, deskAtDouble));
        if (['/horizons/', '/calendar/', '/settings/'].includes(path))
          faults.add(`${path} backwards`, await faultsOfFocus(page, 'Shift+Tab'));
      }
      expect(faults.found).toEqual({});
    },
  );

test(
  'Tab walks through what visitors see: whatever it comes to is seen, named and marked, and nothing is left out',
  { tag: further },
  async ({ planner, browser, server }) => {
    const faults = new Faults();
    const shown = await withBoard(planner.page, server.origin);
    const visitor = await (await browser.newContext()).newPage();
    for (const path of [...doors, ...openPages, shown]) {
      await visit(visitor, server.origin + path);
      faults.add(`${path} as a visitor`, await faultsOfFocus(visitor));
    }
    expect(faults.found).toEqual({});
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test(
    'every page has its whole name on it, and nothing is outside or cut',
    { tag: further },
    async ({ planner, server }) => {
      const { page } = planner;
      const faults = new Faults();
      await withBoard(page, server.origin);
      for (const path of rooms) {
        await visit(page, server.origin + path);
        faults.add(path, await lasting(() => faultsOfName(page)));
        faults.add(path, await lasting(() => faultsOfLayout(page)));
      }
      expect(faults.found).toEqual({});
    },
  );
});

test('the theme follows the person, on this device and on the next', async ({
  planner: { page },
  server,
}) => {
  await page.goto(`${server.origin}/settings/appearance/`);
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radiogroup', { name: 'Theme' }).getByText('System').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
