// Opens a board of 1,000 cards in 20 lists offline, and drags a card over it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { Planner } from '../../tests/journeys/planner.ts';
import { type Bar, drawBars } from './bars.ts';
import { conductOf, expectPatiently, watch } from './conduct.ts';
import { tellOpening } from './cold-opening.ts';
import { median, tellBeside, tellFloor } from './figures.ts';
import { startFloor } from './floor-server.ts';
import { isQuick } from './options.ts';
import { signUp, startServer } from './running-server.ts';
import { seedBoard } from './seeded-boards.ts';
import { signIn, warmProfile } from './warm-profile.ts';

const goals = 1_000;
const lists = 20;
const rounds = 9;
const path = '/boards/bench-board/';
const openingMark = 100;
/** CPU slowdown, and longest allowed frame in ms. */
const frameMarks = [
  [1, 20],
  [4, 45],
] as const;

const bars: Bar[] = [];
const server = await startServer();
const floor = await startFloor();
const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const emptyProfile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
const member = await signUp(server.origin);
await seedBoard(server.database, member, 'bench-board', { lists, goals });
await warmProfile(profile, server.origin, member, path);
if (!isQuick) await tellDrag();
await server.stop();
bars.push(
  await tellOpening(
    { profile: emptyProfile, address: floor.origin },
    { profile, address: server.origin + path, name: `board of ${goals} goals`, mark: openingMark },
  ),
);
drawBars(
  'board-speed',
  `A board of ${goals.toLocaleString('en')} goals in ${lists} lists, milliseconds`,
  bars,
);
await floor.stop();
for (const folder of [profile, emptyProfile]) rmSync(folder, { recursive: true, force: true });

async function tellDrag(): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    ...benchLaunch,
    viewport: { width: 1720, height: 900 },
  });
  try {
    await signIn(context, server.origin, member.cookie);
    for (const [throttle, mark] of frameMarks) {
      const empty = await context.newPage();
      await empty.goto(floor.origin);
      await watch(empty);
      const bare = await framesOf(empty, throttle, { x: 340, y: 180 }, 1640);
      await empty.close();

      const page = await context.newPage();
      await page.goto(server.origin + path);
      await page.waitForSelector('[data-whole]');
      const planner = new Planner(page);
      await planner.understandsGestures();
      const row = planner.row('Goal 20, something that a person wants to do');
      await expectPatiently(row).toBeVisible();
      const box = await row.boundingBox();
      if (!box) throw new Error('Nothing is drawn there.');
      await watch(page);
      const board = await framesOf(page, throttle, { x: box.x + 100, y: box.y + 12 }, 1640);
      await page.close();
      tellFloor(`empty page, worst frame of a drag at ${throttle}×, ms`, bare);
      tellBeside(
        `board, worst frame of a drag over five lists at ${throttle}×, ms`,
        board,
        bare,
        `held to ${mark}`,
      );
      bars.push({
        name: `frame of a drag at ${throttle}×`,
        floor: median(bare),
        cairn: median(board),
        mark,
      });
    }
  } finally {
    await context.close();
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function framesOf(
  page: Page,
  throttle: number,
  from: Point,
  right: number,
): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const worst: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.mouse.move(from.x, from.y);
    const { worstFrameMs } = await conductOf(page, async () => {
      await page.mouse.down();
      await page.mouse.move(from.x + 12, from.y + 12, { steps: 4 });
      await page.mouse.move(right, from.y + 300, { steps: 60 });
      await page.mouse.move(from.x, from.y, { steps: 60 });
      await page.mouse.up();
    });
    if (round > 0) worst.push(worstFrameMs);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return worst;
}
