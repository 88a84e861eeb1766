import { appendFileSync } from 'node:fs';

/** What a test waits for before its subject begins. */
export type Wait = 'servers' | 'databases' | 'browsers' | 'sign-ups';

/** The file that takes a line for each wait; `scripts/test.mjs` names one for each suite. */
const file = process.env['TEST_WAITS'];

/** Returns what `wait` resolves to, and notes how long that took. */
export async function timedWait<Result>(what: Wait, wait: Promise<Result>): Promise<Result> {
  const from = performance.now();
  try {
    return await wait;
  } finally {
    noteWait(what, performance.now() - from);
  }
}

/** Notes a wait that was timed elsewhere, in milliseconds. */
export function noteWait(what: Wait, ms: number): void {
  if (file !== undefined) appendFileSync(file, `${what} ${Math.round(ms)}\n`);
}
