// Compares an edit from one browser to another with a bare echo. Also measures the cost of idle clients.
import { readFileSync } from 'node:fs';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { benchLaunch } from '../../tests/journeys/chromium.ts';
import { halfAndMost, tellBeside, tellFloor } from './figures.ts';
import { isQuick } from './options.ts';
import { type Member, signUp, startServer } from './running-server.ts';

const edits = isQuick ? 30 : 60;
const idleMs = 40_000;
const idlesInMinute = 60_000 / idleMs;
const idleStreams = 1_000;
/** Per second, on Linux. */
const ticks = 100;

const server = await startServer();
const member = await signUp(server.origin);
const browser = await chromium.launch(benchLaunch);
await tellEdit(await tellEcho());
const idleProcessor = isQuick ? 0 : await tellIdleClient();
await browser.close();
if (!isQuick) await tellIdleStreams();
await server.stop();

/** The baseline: a server passes a post of one page on to another page, which draws it. */
async function tellEcho(): Promise<readonly number[]> {
  const listeners = new Set<ServerResponse>();
  const echo = createServer((asked, answer) => {
    if (asked.url === '/stream') {
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      listeners.add(answer);
    } else if (asked.method === 'POST') {
      asked.resume().on('end', () => answer.end());
      for (const listener of listeners) listener.write(`data: ${asked.url}\n\n`);
    } else answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><ul></ul>');
  });
  await new Promise<void>((resolve) => {
    echo.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://localhost:${(echo.address() as { port: number }).port}/`;
  const [from, to] = [await browser.newPage(), await browser.newPage()];
  for (const page of [from, to]) await page.goto(origin);
  await to.evaluate(async () => {
    const stream = new EventSource('/stream');
    stream.addEventListener('message', ({ data }) => {
      const line = document.createElement('li');
      line.textContent = String(data).slice(1);
      document.querySelector('ul')?.append(line);
    });
    await new Promise((resolve) => stream.addEventListener('open', resolve));
  });
  const figures: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const seen = paintedAt(to, `E${edit}`, 'li');
    const sent = await from.evaluate((name) => {
      const at = Date.now();
      void fetch(`/${name}`, { method: 'POST' });
      return at;
    }, `E${edit}`);
    figures.push((await seen) - sent);
  }
  tellFloor('bare echo from page to page, p50 / p95 ms', figures, halfAndMost);
  for (const page of [from, to]) await page.close();
  echo.closeAllConnections();
  echo.close();
  return figures;
}

/** In ms since 1970. */
function paintedAt(page: Page, text: string, selector: string): Promise<number> {
  return page.evaluate(
    ([wanted, where]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll(where as string)].some(
            (it) => it.textContent === wanted,
          );
          if (!found) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        };
        look();
      }),
    [text, selector],
  );
}

async function planner(who: Member): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name, ...value] = who.cookie.split('=');
  await context.addCookies([{ name: name as string, value: value.join('='), url: server.origin }]);
  const page = await context.newPage();
  await page.goto(`${server.origin}/horizons/days/`);
  await page.waitForSelector('[data-mark="saved"]');
  return { context, page };
}

/** From Enter in one browser to the paint in another browser. */
async function tellEdit(echoes: readonly number[]): Promise<void> {
  const [one, other] = [await planner(member), await planner(member)];
  const today = one.page
    .locator('section[data-period]')
    .filter({ has: one.page.getByText('Today', { exact: true }) });
  await today.getByRole('button', { name: 'Add goal' }).first().click();
  const field = today.getByRole('textbox', { name: 'Goal' });
  const figures: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const name = `Edit ${edit}`;
    await field.fill(name);
    const seen = paintedAt(other.page, name, '[data-goal-title]');
    await field.evaluate((element) =>
      element.addEventListener('keydown', () => Object.assign(window, { typedAt: Date.now() }), {
        once: true,
      }),
    );
    await field.press('Enter');
    const painted = await seen;
    figures.push(
      painted - (await one.page.evaluate(() => (window as unknown as { typedAt: number }).typedAt)),
    );
  }
  tellBeside(
    'an edit from browser to browser, p50 / p95 ms',
    figures,
    echoes,
    'p95 held to 150',
    halfAndMost,
  );
  for (const { context } of [one, other]) await context.close();
}

async function tellIdleClient(): Promise<number> {
  const { context, page } = await planner(member);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const asked: string[] = [];
  // Other requests are the service worker's first load of the app's files.
  context.on('request', (it) => {
    const { pathname } = new URL(it.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  const before = spent();
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  const processor = (spent().processor - before.processor) * idlesInMinute;
  const paths = [...new Set(asked)].join(' ');
  tellBeside(
    'requests of an idle client in a minute',
    [asked.length * idlesInMinute],
    [],
    `held to less than 1 ${paths}`,
  );
  await context.close();
  return processor;
}

/** Memory in MB, processor time in seconds. */
function spent(): { readonly memory: number; readonly processor: number } {
  const { pid } = server.process;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const resident = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { memory: Number(resident) / 1024, processor: (Number(fields[11]) + Number(fields[12])) / ticks };
}

async function tellIdleStreams(): Promise<void> {
  const before = spent();
  const agent = new Agent({ keepAlive: true, maxSockets: idleStreams });
  const headers = { cookie: member.cookie, accept: 'text/event-stream' };
  let open = 0;
  await Promise.all(
    Array.from(
      { length: idleStreams },
      () =>
        new Promise<void>((resolve, reject) => {
          const asked = request(`${server.origin}/api/v2/feed/stream/`, { agent, headers }, (answer) => {
            if (answer.statusCode === 200) open += 1;
            answer.resume().on('error', () => undefined);
            resolve();
          });
          asked.on('error', reject).end();
        }),
    ),
  );
  const standing = spent();
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  const after = spent();
  tellFloor('resident memory before the streams, MB', [before.memory]);
  tellBeside(`resident memory with ${open} streams, MB`, [after.memory], [before.memory]);
  const processor = (after.processor - standing.processor) * idlesInMinute;
  tellFloor('processor with one idle client, s a minute', [idleProcessor]);
  tellBeside(`processor with ${open} idle streams, s a minute`, [processor], [idleProcessor]);
  agent.destroy();
}
