import { spawn } from 'node:child_process';

/** Exit code by which a server asks for a restart (sysexits: temporary failure). */
export const startAgain = 75;

/** In ms before each restart. After `quietMs` without a failure, the first pause is used again. */
const pauses = [0, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const quietMs = 5 * 60_000;
const parentLookMs = 500;

/**
 * Runs a program until it exits normally or cannot start, then calls `ended` with its exit code.
 *
 * Restarts it after exit code `startAgain`, or a signal that was not ours. Passes SIGINT and SIGTERM on to the
 * program. npm's shell passes no signals on, so the program gets SIGTERM when npm has ended.
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
    // On Windows a signal kills immediately, and Ctrl+C reaches the program directly.
    else if (process.platform !== 'win32') child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event && process.platform !== 'win32' && parent !== 1)
    setInterval(() => process.ppid !== parent && !isEnding && end('SIGTERM'), parentLookMs).unref();
  start();
}
