import type { JobWork } from './job-kind.ts';

/** The jobs of each kind that this process runs at the moment. */
export interface Lanes {
  readonly kinds: readonly string[];
  /** Runs jobs of the kind until none is due. */
  start(kind: string): void;
  /** Resolves when no job runs. */
  settled(): Promise<void>;
  /** How many times jobs were looked for since the process began. */
  readonly starts: number;
  /** No further job begins. */
  close(): void;
}

interface Lane {
  readonly work: JobWork<never>;
  readonly runners: Set<Promise<void>>;
  /** Set when jobs were announced while no runner was free. */
  isAsked: boolean;
}

/** @param runNext runs one job; calls back when the job is taken. Returns false if none is due. */
export function openLanes(
  works: readonly JobWork<never>[],
  runNext: (work: JobWork<never>, onTaken: () => void) => Promise<boolean>,
  onFailure: (error: unknown) => void,
): Lanes {
  const lanes = new Map(
    works.map((work): [string, Lane] => [work.kind.name, { work, runners: new Set(), isAsked: false }]),
  );
  let isClosed = false;
  let starts = 0;

  const runAll = async (lane: Lane) => {
    do lane.isAsked = false;
    while (!isClosed && ((await runNext(lane.work, () => startRunner(lane))) || lane.isAsked));
  };
  const startRunner = (lane: Lane) => {
    if (isClosed) return;
    if (lane.runners.size >= lane.work.kind.atOnce) {
      lane.isAsked = true;
      return;
    }
    starts += 1;
    const runner: Promise<void> = runAll(lane)
      .catch(onFailure)
      .finally(() => lane.runners.delete(runner));
    lane.runners.add(runner);
  };
  return {
    kinds: [...lanes.keys()],
    start(kind) {
      const lane = lanes.get(kind);
      if (lane) startRunner(lane);
    },
    async settled() {
      for (;;) {
        const running = [...lanes.values()].flatMap(({ runners }) => [...runners]);
        if (running.length === 0) return;
        await Promise.all(running);
      }
    },
    get starts() {
      return starts;
    },
    close() {
      isClosed = true;
    },
  };
}
