import { appendFileSync } from 'node:fs';

export type Wait = 'servers' | 'databases' | 'browsers' | 'sign-ups';

/** File that collects the times. `scripts/test.mjs` sets one file for each suite. */
const file = process.env['TEST_WAITS'];

export async function timedWait<Result>(what: Wait, wait: Promise<Result>): Promise<Result> {
  const from = performance.now();
  try {
    return await wait;
  } finally {
    noteWait(what, performance.now() - from);
  }
}

export function noteWait(what: Wait, ms: number): void {
  if (file !== undefined) appendFileSync(file, `${what} ${Math.round(ms)}\n`);
}
