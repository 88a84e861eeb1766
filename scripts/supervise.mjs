// Keeps a server running: what ends by itself is started again.
import { spawn } from 'node:child_process';

/** The exit code by which a server that has run asks to be started again (sysexits: a passing failure). */
export const startAgain = 75;

/** The pauses before each restart, in milliseconds; the first one applies again after `quietMs` without a failure. */
const pauses = [0, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const quietMs = 5 * 60_000;
const parentLookMs = 500;

/**
 * Runs a program until it ends in order or cannot start; calls `ended` with its exit code.
 *
 * A program that exits with `startAgain`, or that a foreign signal kills, is started again. SIGINT and SIGTERM are passed
 * on to it. It also gets SIGTERM when npm has ended, because npm's shell passes no signal on.
 */
export function supervise(program, args, options, ended) {
  let child;
  let timer;
  let failures = 0;
  let isEnding = false;

  const start = () => {
    const startedAt = performance.now();
    child = spawn(program, args, { stdio: 'inherit', ...options });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      ended(1);
    });
    child.once('exit', (code, signal) => {
      child = undefined;
      if (isEnding || (code !== startAgain && signal === null)) return ended(signal ? 1 : code);
      if (performance.now() - startedAt > quietMs) failures = 0;
      const pause = pauses[Math.min(failures, pauses.length - 1)];
      failures += 1;
      process.stderr.write(`Cairn has ended (${signal ?? code}) and starts again.\n`);
      timer = setTimeout(start, pause);
    });
  };

  const end = (signal) => {
    isEnding = true;
    clearTimeout(timer);
    if (child === undefined) ended(0);
    // On Windows a signal would cut it off, and Ctrl+C has reached it by itself.
    else if (process.platform !== 'win32') child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event && process.platform !== 'win32' && parent !== 1)
    setInterval(() => process.ppid !== parent && !isEnding && end('SIGTERM'), parentLookMs).unref();
  start();
}
