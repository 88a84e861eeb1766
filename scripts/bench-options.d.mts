export const quickBenches: readonly string[];
export function readBenchOptions(
  words: readonly string[],
  benches: readonly string[],
): {
  readonly refusal: string | null;
  readonly isHelp: boolean;
  readonly chosen: readonly string[];
  readonly passedOn: readonly string[];
};
export function benchHelp(benches: readonly string[]): string;
