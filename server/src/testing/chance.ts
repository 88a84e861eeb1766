/** Random numbers, the same for the same seed. */
export interface Chance {
  /** An integer from 0 to `count - 1`. */
  below(count: number): number;
  of<Thing>(things: readonly Thing[]): Thing;
}

/** Algorithm: mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, of: (things) => things[below(things.length)] as (typeof things)[number] };
}
