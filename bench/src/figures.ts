/** The value below which `share` of the figures lie. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** Prints one line of a benchmark: a name, its figure, and what it is held to. */
export function tell(name: string, figure: string, heldTo: string): void {
  console.log(`${name.padEnd(52)} ${figure.padStart(16)}   ${heldTo}`);
}

/** Prints a line of a benchmark of times in milliseconds: below which half of them lie, and 95 %. */
export function tellSpread(what: string, figures: readonly number[], heldTo: string): void {
  const [half, most] = [0.5, 0.95].map((share) => quantile(figures, share).toFixed(0));
  tell(`${what}; p50 / p95 ms`, `${half} / ${most}`, heldTo);
}
