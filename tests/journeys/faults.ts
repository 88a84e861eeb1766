import { expect } from '@playwright/test';

export class Faults {
  readonly found: Record<string, readonly string[]> = {};

  add(where: string, faults: readonly string[]): void {
    if (faults.length > 0) this.found[where] = [...(this.found[where] ?? []), ...faults];
  }
}

/** Faults that remain after five seconds, such as after a resize. */
export async function lasting(read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let found: readonly string[] = [];
  try {
    await expect
      .poll(async () => (found = await read()), { timeout: 5000, intervals: [0, 20, 50, 100] })
      .toEqual([]);
    return [];
  } catch {
    return found;
  }
}
