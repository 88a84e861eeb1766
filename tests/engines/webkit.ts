import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { testPort } from '@cairn/server/testing/test-port';
import { expect } from 'vitest';
import type { WebkitPrograms } from '../../scripts/engine-programs.mjs';
import { readJournal } from './console-journal.ts';
import type { Engine, EnginePage, Size } from './engine.ts';

/** Otherwise the toolbar of WebKitGTK's MiniBrowser is wider than a phone. */
const smallToolbar =
  '* { min-width: 0; margin: 0; padding: 0; font-size: 4px; -gtk-icon-transform: scale(0.5); }';

/** Starts an invisible display; each window has its own WebDriver process. */
export async function startWebkit(programs: WebkitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'cairn-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), smallToolbar);
  const screen = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  );
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const environment = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    LANG: 'en_US.UTF-8',
    // The sandbox refuses to run as root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  return {
    async open(size) {
      const { driver, stop } = await openWindow(programs, environment);
      await resize(driver, size);
      return webkitPage(driver, async () => {
        await answered('closing', driver.quit()).finally(stop);
      });
    },
    async close() {
      await end(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

interface Window {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

/** In milliseconds; opening usually takes 1 to 2 s. */
const openingMs = 20_000;

/**
 * On a busy computer the driver and the browser sometimes wait for each other forever, before a page is loaded. Then
 * a new pair is started.
 */
async function openWindow(
  programs: WebkitPrograms,
  environment: NodeJS.ProcessEnv,
  tries = 3,
): Promise<Window> {
  const port = await testPort();
  const process = spawn(programs.driver, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${address}/status`).then(({ ok }) => ok)).toBe(true);
  const opening = new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    .build();
  try {
    return { driver: await answered('opening a window', opening, openingMs), stop: () => end(process) };
  } catch (failure) {
    await end(process);
    if (tries === 1) throw failure;
    return openWindow(programs, environment, tries - 1);
  }
}

/** The window is larger by its frame. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const page = () => driver.executeScript<readonly number[]>('return [innerWidth, innerHeight]');
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const [, shown = height] = await page();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: 2 * height - shown });
  await expect.poll(page).toEqual([width, height]);
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

const namedKeys: Readonly<Record<string, string>> = {
  Alt: Key.ALT,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

function webkitPage(driver: WebDriver, close: () => Promise<void>): EnginePage {
  return {
    goto: (address) => answered(`going to ${address}`, driver.get(address)),
    reload: () => answered('reloading', driver.navigate().refresh()),
    evaluate: (run, input) => {
      const body = run.toString();
      return answered(`running ${body}`, driver.executeScript(`return (${body})(arguments[0])`, input));
    },
    async drag(first, ...others) {
      const moves = driver
        .actions()
        .move({ ...first, duration: 0 })
        .press();
      for (const point of others) moves.move({ ...point, duration: 20 });
      await answered('dragging', moves.release().perform());
    },
    async type(text) {
      await answered(`typing ${text}`, driver.actions().sendKeys(text).perform());
    },
    async press(keys) {
      const pressed = keys.split('+').map((name) => namedKeys[name] ?? name);
      const actions = driver.actions();
      for (const key of pressed) actions.keyDown(key);
      for (const key of pressed.toReversed()) actions.keyUp(key);
      await answered(`pressing ${keys}`, actions.perform());
    },
    async errors() {
      const journal = await answered('reading the journal', driver.executeScript<string | null>(readJournal));
      if (journal === null) throw new Error('The journal of console errors did not run before the app.');
      return JSON.parse(journal);
    },
    close,
  };
}

/** Half of a journey's timeout, so that the error names the request without an answer. */
const longestAnswerMs = 60_000;

async function answered<Result>(
  asked: string,
  answer: PromiseLike<Result>,
  longestMs = longestAnswerMs,
): Promise<Result> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Error(`WebKit never answered ${asked}`)), longestMs);
  try {
    return await Promise.race([answer, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
