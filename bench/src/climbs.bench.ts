// Starts climbs by call and on the screen, lists public ones, and opens the page of climbs offline.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { startBareRoute } from './bare-route.ts';
import { tellOpening } from './cold-opening.ts';
import { type Conduct, conductOf, expectPatiently, tellConduct, tellFloorConduct, watch } from './conduct.ts';
import { tellBeside, tellFloor } from './figures.ts';
import { startFloor } from './floor-server.ts';
import { signUp, startServer } from './running-server.ts';
import { seedPublicClimbs, stepsOn } from './seeded-climbs.ts';
import { signIn, warmProfile } from './warm-profile.ts';

const turns = 15;
const stepsCount = 365;
const startMark = 200;
const screenTurns = 5;
const listed = 100_000;
const listMark = 50;
const running = 20;
const stepsOfRunning = 30;
const openingMark = 100;
const path = '/climbs/';

const server = await startServer({ CAIRN_GALLERY: 'on', CAIRN_PLANS: 'off' });
const member = await signUp(server.origin);
await tellStart();
await tellStartOnScreen();
await tellLists();
await tellPage();

async function ask<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const answer = await fetch(server.origin + address, {
    method,
    headers: { cookie: member.cookie, origin: server.origin, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function makeClimb(days: number): Promise<string> {
  const body = { name: `A climb of ${days} days`, steps: stepsOn(days) };
  return (await ask<{ readonly code: string }>('POST', '/api/my-climbs/', body)).code;
}

function start(code: string): Promise<{ readonly id: string }> {
  const startDate = new Date().toISOString().slice(0, 10);
  return ask('POST', `/api/climbs/${code}/subscribe/`, { settings: { startDate } });
}

/** In turns, so other load affects both. */
async function tellStart(): Promise<void> {
  const code = await makeClimb(stepsCount);
  const bare: number[] = [];
  const ours: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const rows = () =>
      server.database.query(
        `insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, column_id, due_date)
         select $1, gen_random_uuid(), 1, now(), now(), gen_random_uuid()::text, $2, 'Step ' || n, 1, '2030-11-21'::date + n
         from generate_series(1, $3::int) n`,
        [member.defaultSpaceId, member.code, stepsCount],
      );
    const floorMs = await msOf(rows);
    let id = '';
    const startMs = await msOf(async () => {
      ({ id } = await start(code));
    });
    await ask('DELETE', `/api/climbs-subscriptions/${id}/`);
    if (turn === 0) continue;
    bare.push(floorMs);
    ours.push(startMs);
  }
  await server.database.query(`delete from goals where climb_subscription_id is null and scope_id = $1`, [
    member.defaultSpaceId,
  ]);
  tellFloor(`${stepsCount} rows in one bare insert, ms`, bare);
  tellBeside(`start of a climb of ${stepsCount} steps over HTTP, ms`, ours, bare, `held to ${startMark}`);
}

/** From the click until the running climb is drawn and the page is idle. */
async function tellStartOnScreen(): Promise<void> {
  const code = await makeClimb(stepsCount);
  await ask('PATCH', `/api/my-climbs/${code}/`, { public: true });
  const floor = await startFloor();
  const browser = await chromium.launch(benchLaunch);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, server.origin, member.cookie);
  const empty = await context.newPage();
  await empty.goto(floor.origin);
  await watch(empty);
  const page = await context.newPage();
  const bare: Conduct[] = [];
  const ours: Conduct[] = [];
  for (let turn = 0; turn <= screenTurns; turn += 1) {
    const conducts = [
      await conductOf(empty, () => empty.mouse.click(300, 300)),
      await conductOfStart(page, code),
    ] as const;
    // The engine reads the code for the first time.
    if (turn === 0) continue;
    bare.push(conducts[0]);
    ours.push(conducts[1]);
  }
  tellFloorConduct('a click on an empty page', bare);
  tellConduct(`start of a climb of ${stepsCount} steps on the screen`, ours, bare, 'no task over 50');
  await browser.close();
  await floor.stop();
}

async function conductOfStart(page: Page, code: string): Promise<Conduct> {
  await page.goto(`${server.origin}/climbs/${code}/`);
  const button = page.getByRole('button', { name: 'Start this climb' });
  await expectPatiently(button).toBeEnabled();
  const box = await button.boundingBox();
  if (!box) throw new Error('Nothing is drawn there.');
  await page.waitForSelector('[data-whole]');
  await watch(page);
  // Looking for a role in the page would be a long task of its own.
  const conduct = await conductOf(page, async () => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector('li[data-goal]');
    await page.waitForSelector('[data-mark="saved"]');
  });
  const running = await ask<readonly { readonly id: string }[]>('GET', '/api/climbs-subscriptions/');
  for (const { id } of running) await ask('DELETE', `/api/climbs-subscriptions/${id}/`);
  return conduct;
}

async function tellLists(): Promise<void> {
  await seedPublicClimbs(server.database, member, listed);
  for (const query of [
    '',
    '?language=en',
    '?language=de',
    '?sort=new',
    '?sort=new&language=de',
    '?category=home',
    '?category=home&sort=new&language=de',
    '?q=climb',
    '?q=word77',
    '?q=word4321&language=en',
    '?q=nothing',
  ]) {
    const address = `/api/climbs/${query}`;
    const text = await (await fetch(server.origin + address)).text();
    const route = await startBareRoute(server, text);
    const bare: number[] = [];
    const ours: number[] = [];
    const read = async (url: string) => (await fetch(url)).text();
    for (let turn = 0; turn <= turns; turn += 1) {
      const times = [
        await msOf(() => read(route.origin + route.shot.path)),
        await msOf(() => read(server.origin + address)),
      ] as const;
      if (turn === 0) continue;
      bare.push(times[0]);
      ours.push(times[1]);
    }
    route.stop();
    tellFloor('bare Fastify route with the same bytes, ms', bare);
    tellBeside(`${listed} climbs, ${query || 'popular'}, ms`, ours, bare, `held to ${listMark}`);
  }
}

async function tellPage(): Promise<void> {
  for (let n = 0; n < running; n += 1) await start(await makeClimb(stepsOfRunning));
  const floor = await startFloor();
  const [profile, emptyProfile] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'cairn-profile-'))) as [
    string,
    string,
  ];
  await warmProfile(profile, server.origin, member, path);
  await server.stop();
  await tellOpening(
    { profile: emptyProfile, address: floor.origin },
    {
      profile,
      address: server.origin + path,
      name: `page of ${running} running climbs`,
      mark: openingMark,
    },
  );
  await floor.stop();
  for (const folder of [profile, emptyProfile]) rmSync(folder, { recursive: true, force: true });
}
