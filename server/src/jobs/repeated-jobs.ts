export interface RepeatedJob {
  /** In ms, from the end of a run to the start of the next. */
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
}

/**
 * Runs each job immediately and then repeatedly, never twice at the same time. Reports a failure and continues.
 *
 * @returns a stop function that waits for jobs in progress
 */
export function startRepeatedJobs(
  jobs: readonly RepeatedJob[],
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const ends = jobs.map((job) => startOne(job, onFailure));
  return {
    async stop() {
      await Promise.all(ends.map((end) => end()));
    },
  };
}

function startOne({ everyMs, work }: RepeatedJob, onFailure: (error: unknown) => void): () => Promise<void> {
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const round = async () => {
    await work().catch(onFailure);
    if (!hasEnded) timer = setTimeout(begin, everyMs);
  };
  const begin = () => {
    underWay = round();
  };
  begin();
  return async () => {
    hasEnded = true;
    clearTimeout(timer);
    await underWay;
  };
}
