// A Trello board of 2,000 cards brought in by hand: until it is on the disk, and until the server has all of it.
import { chromium, expect, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { conductOf, tellConduct, watch } from './conduct.ts';
import { tell } from './figures.ts';
import { signUp, startServer } from './running-server.ts';
import { signIn } from './warm-profile.ts';

const cards = 2_000;
const lists = 20;
const markSeconds = 10;

const server = await startServer();
const browser = await chromium.launch(benchLaunch);
try {
  const member = await signUp(server.origin);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, server.origin, member.cookie);
  const page = await context.newPage();
  await page.goto(`${server.origin}/boards/`);
  await page.waitForSelector('[data-whole]');
  const floorMs = await page.evaluate(rawWrites, cards);
  tell(`${cards} records written raw into IndexedDB, 100 at once, ms`, floorMs.toFixed(0), 'the floor');
  await tellImport(page);
} finally {
  await browser.close();
  await server.stop();
}

async function tellImport(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'board.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(exported())),
  });
  const bringIn = dialog.getByRole('button', { name: /^Bring in/u });
  await expect(bringIn).toBeEnabled();
  await watch(page);
  let begun = 0;
  const conduct = await conductOf(page, async () => {
    begun = performance.now();
    await bringIn.click();
    await dialog.getByRole('button', { name: 'Open the board' }).waitFor({ timeout: 120_000 });
    tell(
      `${cards} cards brought in, on the disk, s`,
      ((performance.now() - begun) / 1000).toFixed(1),
      `held to ${markSeconds}`,
    );
  });
  tellConduct('meanwhile', conduct, '');
  await page.waitForSelector('[data-mark="saved"]', { timeout: 300_000 });
  tell('and on the server, s', ((performance.now() - begun) / 1000).toFixed(1), '');
}

/** A board as Trello exports it: each card with a text, a label, and every fourth with a day. */
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

/** Runs in the page: so many small records, in transactions of 100, one behind the other. */
async function rawWrites(count: number): Promise<number> {
  const opened = indexedDB.open('floor', 1);
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
