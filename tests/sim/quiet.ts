/** Waits for all microtasks and turns of the fake database. */
export async function quiet(isBusy: () => boolean): Promise<void> {
  for (let calm = 0; calm < 3;) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    calm = isBusy() ? 0 : calm + 1;
  }
}
