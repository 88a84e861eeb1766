// `npm run screens` saves pictures of every screen in docs/screens, named as the mockups are.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { plusDays } from '@cairn/core/time/date-only';
import { lifeFrom, weekOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CairnServer } from '../journeys/cairn-server.ts';
import { benchLaunch } from '../journeys/chromium.ts';
import { newPerson } from '../journeys/planner.ts';
import { userOf } from '../journeys/shared-space.ts';
import { copiedBoard } from './copied-board.ts';
import { finishedThisWeek, somebodysPlans, tagColors } from './somebodys-plans.ts';
import { somebodysStudio } from './somebodys-studio.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'screens');
const zone = 'Europe/Lisbon';
const locale = 'en-GB';

const doors = { login: '/login/', signup: '/signup/' } as const;
const rooms = {
  home: '/home/',
  horizons: '/horizons/',
  days: '/horizons/days/',
  'days-hours': '/horizons/days/?view=hours',
  hours: '/horizons/hours/',
  weeks: '/horizons/weeks/',
  quarters: '/horizons/quarters/',
  life: '/horizons/life/',
  calendar: '/calendar/',
  clock: '/clock/',
  boards: '/boards/',
  templates: '/boards/templates/',
  climbs: '/climbs/',
  climb: '/climbs/strong-at-home-in-8-weeks/',
  'climb-public': '/climbs/a-first-garden-year/',
  'my-climbs': '/my-climbs/',
  gallery: '/gallery/',
  colored: '/colored/',
  search: '/search/?q=chapter',
  settings: '/settings/',
  notifications: '/settings/notifications/',
  'apptokens-webhook': '/settings/tokens/',
  deleted: '/deleted/',
  more: '/more/',
  about: '/about/',
} as const;

/** Dark mode needs only these. */
const seenInTheDark = new Set([
  'login',
  'horizons',
  'days',
  'days-hours',
  'calendar',
  'clock',
  'board',
  'goal',
  'team',
  'climb',
]);

const looks = [
  { suffix: 'classic', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { suffix: 'dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  {
    suffix: 'mobile-classic',
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
] as const;

/** The selected goal, where a screen shows more of it. */
const chosen: Readonly<Record<string, string>> = {
  horizons: 'Write 600 words, chapter 8',
  quarters: 'Draft part two, chapters 7 to 11',
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await CairnServer.start({ CAIRN_GALLERY: 'on' });
const browser = await chromium.launch(benchLaunch);
try {
  const somebody = await somebodyWithPlans(browser);
  for (const look of looks) await take(look, somebody);
} finally {
  await browser.close();
  await server.remove();
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Somebody {
  readonly signedIn: SignedIn;
  readonly boardCode: string;
  /** Of a board whose author has changed the original. */
  readonly copyCode: string;
  /** Their own space, active. */
  readonly own: string;
  /** The shared space, not active. */
  readonly studio: string;
}

async function somebodyWithPlans(from: Browser): Promise<Somebody> {
  const context = await from.newContext();
  const { request } = context;
  const headers = { origin: server.origin };
  const ask = async (path: string, data: object, method = 'POST') => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await request.fetch(server.origin + path, {
      method,
      headers: { ...headers, ...key },
      data,
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
  await ask('/api/signup/', { ...newPerson(), firstName: 'Ida', lastName: 'Holm', locale, timezone: zone });
  const { defaultSpaceId } = await userOf(request, server.origin);
  const birthday = '1984-05-06';
  const { firstDate: lifeStartDate, lastDate: lifeEndDate } = lifeFrom(birthday);
  await ask('/api/settings/', { birthday, lifeStartDate, lifeEndDate }, 'PATCH');
  await ask('/api/v2/webhook/', { url: 'https://hooks.example.org/cairn' }, 'PUT');
  await ask(`/api/v2/spaces/${defaultSpaceId}/tags/`, { tags: tagColors }, 'PATCH');
  const goals = somebodysPlans(todayIn(zone, Date.now()), zone);
  const made = (await ask('/api/v2/goals-2/batch/', { goals })) as {
    results: readonly { goal: { id: string; name: string } }[];
  };
  const shown = made.results.find(({ goal }) => goal.name === finishedThisWeek)?.goal.id;
  const richText = {
    ops: [{ insert: 'The survey ran June to September 1974, so “that summer” is right.\n' }],
  };
  await ask(`/api/v2/goals-2/${shown}/comments/`, { richText });
  const boards: { id: string; code: string }[] = [];
  for (const template of ['product-launch', 'reading-list', 'first-garden'])
    boards.push(
      (await ask(`/api/community/boards/templates/${template}/clone/`, {})) as (typeof boards)[number],
    );
  const [launch, reading, garden] = boards;
  await ask(`/api/boards-2/${launch?.id}/`, { background: 'sea' }, 'PATCH');
  await ask(`/api/boards-2/${garden?.id}/`, { cover: 'moss' }, 'PATCH');
  await ask(
    `/api/public-boards/${reading?.id}/`,
    { isPublic: true, isListed: true, category: 'study' },
    'PATCH',
  );
  await startClimb(ask, request);
  const studio = await somebodysStudio(from, server.origin, request, todayIn(zone, Date.now()));
  const copyCode = await copiedBoard(from, server.origin, request);
  const signedIn = await context.storageState();
  await context.close();
  return { signedIn, boardCode: launch?.code ?? '', copyCode, own: defaultSpaceId, studio };
}

type Ask = (path: string, data: object, method?: string) => Promise<unknown>;

/** Two weeks ago, with every day since done. */
async function startClimb(ask: Ask, request: BrowserContext['request']): Promise<void> {
  const today = todayIn(zone, Date.now());
  const { id } = (await ask(`/api${rooms.climb}subscribe/`, {
    settings: { startDate: plusDays(weekOf(today).firstDate, -14) },
  })) as { id: string };
  const answer = await request.get(`${server.origin}/api/goals-2/?climb_subscription=${id}`);
  const goals = (await answer.json()) as { id: string; columnId: number; dueDate: string }[];
  for (const { id: goal, dueDate } of goals.filter(({ dueDate: due }) => due < today))
    await ask(`/api/goals-2/${goal}/`, { doneDate: dueDate }, 'PUT');
  await ask('/api/my-climbs/', { name: 'Read again every evening', icon: 'book', color: 'purple' });
}

async function take(
  { suffix, ...look }: (typeof looks)[number],
  { signedIn: storageState, boardCode, copyCode, own, studio }: Somebody,
): Promise<void> {
  const common = {
    ...look,
    timezoneId: zone,
    locale,
    reducedMotion: 'reduce',
  } as const;
  const visitor = await browser.newContext(common);
  const outside = await visitor.newPage();
  for (const [name, path] of Object.entries(doors)) await shoot(outside, name, suffix, path);
  await visitor.close();

  const member = await browser.newContext({ ...common, storageState });
  // The round before ended in the studio.
  await member.request.patch(`${server.origin}/api/settings/`, {
    headers: { origin: server.origin, 'idempotency-key': crypto.randomUUID() },
    data: { activeSpacesIds: [own] },
    failOnStatusCode: true,
  });
  const page = await member.newPage();
  await page.goto(`${server.origin}/horizons/days/`);
  await page.locator('[data-goal]').first().waitFor();
  await page.locator('html[data-whole]').waitFor({ state: 'attached' });
  for (const [name, path] of Object.entries(rooms)) {
    await shoot(page, name, suffix, path, async () => {
      await page.locator('html[data-whole]').waitFor({ state: 'attached' });
      if (!('isMobile' in look) && name !== 'clock')
        await page.getByRole('list', { name: 'Spaces' }).waitFor();
      if (name === 'climb-public') await page.getByText('Start in the first week of February').waitFor();
    });
  }
  await shoot(page, 'board', suffix, `/boards/${boardCode}/`);
  await shoot(page, 'board-changes', suffix, `/boards/${copyCode}/changes/`, () =>
    page.getByRole('article').first().waitFor(),
  );
  await page.goto(`${server.origin}/horizons/`);
  const tabs = page.getByRole('navigation', { name: 'Horizons' });
  if ('isMobile' in look) await tabs.getByRole('button', { name: 'Weeks' }).click();
  await page.getByRole('button', { name: finishedThisWeek, exact: true }).press('Alt+Enter');
  await page.getByRole('textbox', { name: 'Note' }).waitFor();
  await keep(page, `goal-${suffix}`);
  await page.goto(`${server.origin}/more/`);
  const active = (name: string) =>
    'isMobile' in look
      ? page.getByRole('switch', { name })
      : page.getByRole('list', { name: 'Spaces' }).getByRole('button', { name });
  await active('Studio North').click();
  if ('isMobile' in look) await active('Personal').click();
  await shoot(page, 'team', suffix, '/team/');
  await shoot(page, 'progress', suffix, '/progress/');
  if (suffix !== 'dark') {
    await page.goto(`${server.origin}/spaces/${studio}/#members`);
    await page.getByRole('button', { name: 'Remove Priya Nair' }).waitFor();
    await keep(page, `space-${suffix}`);
  }
  await member.close();
}

async function shoot(
  page: Page,
  name: string,
  suffix: string,
  path: string,
  whole: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (suffix === 'dark' && !seenInTheDark.has(name)) return;
  await page.goto(server.origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await whole();
  const goal = chosen[name];
  if (goal !== undefined && !suffix.startsWith('mobile'))
    await page.getByRole('button', { name: goal, exact: true }).first().focus();
  await keep(page, `${name}-${suffix}`);
}

/** Waits until nothing loads or moves. */
async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
