/** The value below which `share` of the figures lie. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

const stretches = 5;
/** The largest swing of a floor at which its ratios can be trusted. */
const calmSwing = 0.25;

/**
 * How far the medians of five stretches of a run lie apart, as a share of the median of all: 0.25 is a quarter.
 *
 * One slow sample among hundreds does not count, a host that slows down for a while does. With five samples or fewer each
 * is a stretch. A single sample has no swing: 0. Infinite if most samples are 0 and others are not.
 *
 * @param samples in the order in which they were taken
 */
export function swingOf(samples: readonly number[]): number {
  const count = Math.min(stretches, samples.length);
  const medians = Array.from({ length: count }, (_, at) =>
    median(
      samples.slice(
        Math.floor((at * samples.length) / count),
        Math.floor(((at + 1) * samples.length) / count),
      ),
    ),
  );
  const distance = Math.max(...medians) - Math.min(...medians);
  return distance > 0 ? distance / median(samples) : 0;
}

/** Below which share of the samples a printed figure lies. */
const half = [0.5];
/** For a line with a median and the time that 95 % stay below. */
export const halfAndMost = [0.5, 0.95];
/** For a line with a median and the worst sample. */
export const halfAndWorst = [0.5, 1];

/**
 * One line of a benchmark: the name, the figures, their ratio to the floor, whether the floor was steady, the mark.
 *
 * @param floor samples of the floor from the same run; empty for a figure without floor
 */
export function lineBeside(
  name: string,
  samples: readonly number[],
  floor: readonly number[],
  mark = '',
  shares: readonly number[] = half,
): string {
  const figures = shares.map((share) => quantile(samples, share));
  const floors = shares.map((share) => quantile(floor, share));
  // A floor of 0, such as no long task, has no ratio.
  const ratio = floors.every((figure) => figure > 0)
    ? `${figures.map((figure, at) => shown(figure / (floors[at] as number))).join(' / ')} × the floor`
    : '';
  return lineOf(name, figures, [ratio, noiseOf(floor), mark]);
}

/** The line of a floor, which those of its figures follow. */
export function lineOfFloor(
  name: string,
  samples: readonly number[],
  shares: readonly number[] = half,
): string {
  const figures = shares.map((share) => quantile(samples, share));
  return lineOf(name, figures, ['the floor', noiseOf(samples)]);
}

/** Prints a figure beside its floor; the arguments are those of `lineBeside`. */
export function tellBeside(...line: Parameters<typeof lineBeside>): void {
  console.log(lineBeside(...line));
}

/** Prints a floor; the arguments are those of `lineOfFloor`. */
export function tellFloor(...line: Parameters<typeof lineOfFloor>): void {
  console.log(lineOfFloor(...line));
}

function noiseOf(floor: readonly number[]): string {
  const swing = swingOf(floor);
  if (swing <= calmSwing) return '';
  return Number.isFinite(swing)
    ? `host too noisy: the floor swings by ${(100 * swing).toFixed(0)} %`
    : 'host too noisy';
}

function lineOf(name: string, figures: readonly number[], remarks: readonly string[]): string {
  const text = figures.map(shown).join(' / ');
  return `${name.padEnd(58)} ${text.padStart(13)}   ${remarks.filter((remark) => remark !== '').join(' · ')}`.trimEnd();
}

/** Three digits or more, so that a ratio of 0.88 and 1,285 ms can both be read. */
function shown(figure: number): string {
  const size = Math.abs(figure);
  return figure === 0 ? '0' : figure.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0);
}
