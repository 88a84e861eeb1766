// Imports a Trello board of 2,000 cards, to disk and to the server.
import { chromium, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { type Conduct, conductOf, expectPatiently, tellConduct, tellFloorConduct, watch } from './conduct.ts';
import { tellBeside, tellFloor } from './figures.ts';
import { requestsInAll } from './load.ts';
import { signUp, startServer } from './running-server.ts';
import { signIn } from './warm-profile.ts';

const cards = 2_000;
const lists = 20;
const markMs = 10_000;
const rounds = 5;

const server = await startServer();
const browser = await chromium.launch(benchLaunch);
try {
  const member = await signUp(server.origin);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, server.origin, member.cookie);
  const page = await context.newPage();
  await page.goto(`${server.origin}/boards/`);
  await page.waitForSelector('[data-whole]');
  await watch(page);
  await tellImport(page, await floorOfDisk(page), await floorOfServer());
} finally {
  await browser.close();
  await server.stop();
}

interface FloorOfDisk {
  readonly ms: readonly number[];
  readonly conducts: readonly Conduct[];
}

async function floorOfDisk(page: Page): Promise<FloorOfDisk> {
  const ms: number[] = [];
  const conducts: Conduct[] = [];
  for (let round = 0; round < rounds; round += 1)
    conducts.push(
      await conductOf(page, async () => {
        ms.push(await page.evaluate(rawWrites, { count: cards, name: `floor-${round}` }));
      }),
    );
  return { ms, conducts };
}

async function floorOfServer(): Promise<readonly number[]> {
  const ms: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now();
    await requestsInAll(server.origin, 1, cards, { method: 'GET', path: '/api/health/', headers: {} });
    if (round > 0) ms.push(performance.now() - startedAt);
  }
  return ms;
}

async function tellImport(page: Page, disk: FloorOfDisk, requests: readonly number[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'board.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(exported())),
  });
  const bringIn = dialog.getByRole('button', { name: /^Import \d/u });
  await expectPatiently(bringIn).toBeEnabled();
  let begun = 0;
  let onDiskMs = 0;
  const conduct = await conductOf(page, async () => {
    begun = performance.now();
    await bringIn.click();
    await dialog.getByRole('button', { name: 'Open the board' }).waitFor({ timeout: 120_000 });
    onDiskMs = performance.now() - begun;
  });
  tellFloor(`${cards} records written raw into IndexedDB, 100 at once, ms`, disk.ms);
  tellBeside(`${cards} cards brought in, on the disk, ms`, [onDiskMs], disk.ms, `held to ${markMs}`);
  tellFloorConduct('meanwhile in the floor', disk.conducts);
  tellConduct('meanwhile', [conduct], disk.conducts);
  await page.waitForSelector('[data-mark="saved"]', { timeout: 300_000 });
  tellFloor(`${cards} bare requests, one after the other, ms`, requests);
  tellBeside('and on the server, ms', [performance.now() - begun], requests);
}

function exported(): object {
  const label = ['Home', 'Work', 'Later'].map((name) => ({ name, color: 'green' }));
  return {
    name: 'Everything',
    lists: Array.from({ length: lists }, (_, at) => ({ id: `l${at}`, name: `List ${at}`, pos: at })),
    cards: Array.from({ length: cards }, (_, at) => ({
      id: `c${at}`,
      idList: `l${at % lists}`,
      name: `Card ${at}, something that a person wants to do`,
      desc: `What has to be thought of with card ${at}, in a sentence or two.`,
      pos: at,
      labels: [label[at % label.length]],
      due: at % 4 === 0 ? '2026-12-01T10:00:00.000Z' : null,
    })),
  };
}

/** Runs in the page: transactions of 100 records, one after the other. */
async function rawWrites({
  count,
  name,
}: {
  readonly count: number;
  readonly name: string;
}): Promise<number> {
  const opened = indexedDB.open(name, 1);
  opened.addEventListener('upgradeneeded', () =>
    opened.result.createObjectStore('records', { keyPath: 'key' }),
  );
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opened.addEventListener('success', () => resolve(opened.result));
    opened.addEventListener('error', reject);
  });
  const began = performance.now();
  for (let from = 0; from < count; from += 100) {
    const transaction = database.transaction('records', 'readwrite');
    const store = transaction.objectStore('records');
    for (let at = from; at < from + 100; at += 1)
      store.put({ key: `c${at}`, name: `Card ${at}`, space: 'own' });
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('error', reject);
    });
  }
  const ms = performance.now() - began;
  database.close();
  return ms;
}
