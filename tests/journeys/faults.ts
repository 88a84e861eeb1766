import { expect } from '@playwright/test';

/** What is wrong where: gathered over many screens, and told of all at once. */
export class Faults {
  readonly found: Record<string, readonly string[]> = {};

  add(where: string, faults: readonly string[]): void {
    if (faults.length > 0) this.found[where] = [...(this.found[where] ?? []), ...faults];
  }
}

/** What is still wrong when everything that was begun has had its time, such as a page in a window of another size. */
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
