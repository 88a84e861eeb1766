/** Lets everything that is under way in this process come to rest: microtasks and the fake database's turns. */
export async function quiet(isBusy: () => boolean): Promise<void> {
  for (let calm = 0; calm < 3;) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    calm = isBusy() ? 0 : calm + 1;
  }
}
