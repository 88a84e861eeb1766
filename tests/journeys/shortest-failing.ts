export interface Shortest<Deed, Failure> {
  readonly deeds: readonly Deed[];
  readonly failure: Failure;
}

/**
 * Drops parts that the failure does not need (Zeller's ddmin).
 *
 * @param failureOf replays a sequence; null if it passes
 * @returns null if the whole sequence passes this time
 */
export async function shortestFailing<Deed, Failure>(
  sequence: readonly Deed[],
  failureOf: (deeds: readonly Deed[]) => Promise<Failure | null>,
): Promise<Shortest<Deed, Failure> | null> {
  let deeds = sequence;
  let failure = await failureOf(deeds);
  if (failure === null) return null;
  let size = Math.ceil(deeds.length / 2);
  while (size >= 1) {
    let isShorter = false;
    for (let from = 0; from < deeds.length && deeds.length > 1;) {
      const without = [...deeds.slice(0, from), ...deeds.slice(from + size)];
      const found = without.length > 0 ? await failureOf(without) : null;
      if (found) {
        [deeds, failure, isShorter] = [without, found, true];
      } else from += size;
    }
    if (!isShorter && size === 1) break;
    size = isShorter ? Math.min(size, Math.ceil(deeds.length / 2)) : Math.floor(size / 2);
  }
  return { deeds, failure };
}
