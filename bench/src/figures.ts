/** The value below which `share` of the figures lie. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

const stretches = 5;
/** If a baseline swings more, ratios to it cannot be trusted. */
const calmSwing = 0.25;

/**
 * The largest distance between the medians of five parts of a run, divided by the overall median: one slow sample
 * hardly counts. 0 for a single sample; Infinity if most samples are 0 and others are not.
 *
 * @param samples in the order of measuring
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

const half = [0.5];
export const halfAndMost = [0.5, 0.95];
export const halfAndWorst = [0.5, 1];

/** @param floor baseline samples of the same run; empty for none */
export function lineBeside(
  name: string,
  samples: readonly number[],
  floor: readonly number[],
  mark = '',
  shares: readonly number[] = half,
): string {
  const figures = shares.map((share) => quantile(samples, share));
  const floors = shares.map((share) => quantile(floor, share));
  // A baseline of 0, such as no long task, has no ratio.
  const ratio = floors.every((figure) => figure > 0)
    ? `${figures.map((figure, at) => shown(figure / (floors[at] as number))).join(' / ')} × the floor`
    : '';
  return lineOf(name, figures, [ratio, noiseOf(floor), mark]);
}

export function lineOfFloor(
  name: string,
  samples: readonly number[],
  shares: readonly number[] = half,
): string {
  const figures = shares.map((share) => quantile(samples, share));
  return lineOf(name, figures, ['the floor', noiseOf(samples)]);
}

export function tellBeside(...line: Parameters<typeof lineBeside>): void {
  console.log(lineBeside(...line));
}

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

function shown(figure: number): string {
  const size = Math.abs(figure);
  return figure === 0 ? '0' : figure.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0);
}
