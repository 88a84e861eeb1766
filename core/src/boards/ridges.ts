/** The drawing's size; a card is as wide to its height. */
export const drawing = { width: 320, height: 180 } as const;

export interface Scene {
  /** Outlines of the ridges, the farthest first. */
  readonly ridges: readonly string[];
  readonly sun: { readonly x: number; readonly y: number };
  /** The colour of a board whose colour nobody has chosen. */
  readonly color: string;
}

const ridgeCount = 5;
/** Halvings of a ridge's line: 64 segments. */
const halvings = 6;
const colors = ['#4E8A8B', '#8B78B8', '#6FA8DC', '#7FA686', '#D8936A', '#6C86B4', '#3F5486', '#A8728C'];

/** Returns the mountains of a seed: the same on every device. */
export function sceneOf(seed: string): Scene {
  const random = randomOf(seed);
  const color = colors[Math.floor(random() * colors.length)] ?? '';
  const sun = { x: 60 + random() * 200, y: 34 + random() * 40 };
  const ridges = Array.from({ length: ridgeCount }, (_, at) => {
    const base = 84 + at * 20;
    return outlineOf(heights(random, base, 38 - at * 5));
  });
  return { ridges, sun, color };
}

/** Each halving moves the middle of a segment by about half as much as the one before. */
function heights(random: () => number, base: number, spread: number): readonly number[] {
  const near = (middle: number, most: number) => middle + (random() - 0.5) * most;
  let line = [near(base, spread), near(base, spread)];
  for (let at = 0, most = spread * 2.1; at < halvings; at += 1, most *= 0.56)
    line = line.flatMap((height, index) => {
      const next = line[index + 1];
      return next === undefined ? [height] : [height, near((height + next) / 2, most)];
    });
  return line;
}

function outlineOf(line: readonly number[]): string {
  const step = drawing.width / (line.length - 1);
  const points = line.map((height, at) => `${(at * step).toFixed(1)} ${height.toFixed(1)}`);
  return `M0 ${drawing.height}L${points.join('L')}L${drawing.width} ${drawing.height}Z`;
}

/** Returns numbers from 0 up to 1 that depend on the seed alone (the mulberry32 generator over an FNV-1a sum). */
function randomOf(seed: string): () => number {
  let state = 0x81_1c_9d_c5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
