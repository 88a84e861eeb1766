/** Work that is done again and again while Cairn runs. */
export interface RepeatedJob {
  /** From the end of one round to the next one's beginning, in milliseconds. */
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
}

/**
 * Does each job now and again and again, never twice at once. A round that fails is told of and tried again at its time.
 *
 * @returns what ends it, once the rounds under way have come to their ends
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
