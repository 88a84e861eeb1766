export interface Machine {
  readonly cores: number;
  /** Empty if unknown. */
  readonly model: string;
  /** Of the last 1, 5 and 15 minutes. */
  readonly load: readonly number[];
  readonly memoryBytes: number;
}

export function machineLine({ cores, model, load, memoryBytes }: Machine): string {
  const averages = load.map((average) => average.toFixed(2)).join(' ');
  return [
    `machine: ${cores} ${cores === 1 ? 'core' : 'cores'}`,
    model.trim() || 'unknown processor',
    `load before the run ${averages} (1, 5, 15 min)`,
    `${(memoryBytes / 2 ** 30).toFixed(1)} GiB of memory`,
  ].join(' · ');
}

/** @param version output of `--version`; null if the browser does not start */
export function browserLine(path: string, version: string | null): string {
  return version === null
    ? `browser: none starts at ${path}. Install chromium or chromium-headless-shell, or set CHROMIUM to a path.`
    : `browser: ${version.trim()} · ${path}`;
}
