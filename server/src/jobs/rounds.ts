import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { JobKind, JobSender, JobWork } from '../queue/job-kind.ts';
import { hurryJobs } from '../queue/job-rows.ts';

/** Repeated work, done by one of all processes. */
export interface Round {
  /** Stored with its job, so it never changes. */
  readonly name: string;
  /** In ms, from the end of a run to the start of the next. */
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
}

type RoundPayload = Readonly<Record<string, never>>;

function kindOf({ name, everyMs }: Pick<Round, 'name' | 'everyMs'>): JobKind<RoundPayload> {
  return { name: `round/${name}`, pausesMs: [everyMs], triedForMs: Infinity, atOnce: 1, isAlone: true };
}

/** The job of a round sends the next one. Reports a failure and continues. */
export function roundWorks(
  rounds: readonly Round[],
  now: () => number,
  onFailure: (error: unknown) => void,
): readonly JobWork<RoundPayload>[] {
  return rounds.map((round) => {
    const kind = kindOf(round);
    return {
      kind,
      async run() {
        await round.work().catch(onFailure);
        return async (tx, jobs) => {
          await jobs.send(tx, kind, {}, { startAt: now() + round.everyMs });
        };
      },
    };
  });
}

const againAfterMs = 5_000;

/** Every round is due immediately, also one that waits for its time. Tries again until the database answers. */
export async function beginRounds(
  db: Database,
  jobs: JobSender,
  rounds: readonly Round[],
  onFailure: (error: unknown) => void,
): Promise<void> {
  const kinds = rounds.map(kindOf);
  for (;;) {
    try {
      return await db.transact(async (tx) => {
        for (const kind of kinds) await jobs.send(tx, kind, {});
        hurryJobs(
          tx,
          kinds.map(({ name }) => name),
        );
      });
    } catch (error) {
      onFailure(error);
      await sleep(againAfterMs, undefined, { ref: false });
    }
  }
}
