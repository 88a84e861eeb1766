import type { Tx } from '../db/database.ts';

/** Jobs of one kind, as data. */
export interface JobKind<Payload extends object> {
  /** Stored with each job, so a name never changes. */
  readonly name: string;
  /** Between attempts, in whole seconds. The last pause repeats. */
  readonly pausesMs: readonly number[];
  /** After this time the job is on the list of dead jobs. */
  readonly triedForMs: number;
  /** How many jobs one process runs simultaneously. */
  readonly atOnce: number;
  /** How many jobs of one person run simultaneously, in all processes. Default: no limit. */
  readonly ofPersonAtOnce?: number;
  /** At most one job of this kind waits or runs, in all processes. No backup holds it. Default: false. */
  readonly isAlone?: boolean;
  /** Never set: only ties the payload's type to the kind. */
  readonly payload?: (payload: Payload) => void;
}

export interface JobWork<Payload extends object> {
  readonly kind: JobKind<Payload>;
  /**
   * Runs at least once: effects outside of the database happen again if the process dies before the job is recorded.
   *
   * The returned function writes in the transaction that deletes the job, so its effect happens exactly once. A
   * rejection means another attempt after the next pause.
   */
  run(payload: Payload): Promise<((tx: Tx, jobs: JobSender) => Promise<void>) | void>;
  /** Writes in the transaction that notes a failed attempt. */
  failed?(tx: Tx, payload: Payload): Promise<void>;
}

export interface SendOptions {
  /** The job is deleted with this account. */
  readonly personId?: string;
  /** In ms since 1970. Default: immediately after the commit. */
  readonly startAt?: number;
}

export interface JobSender {
  /**
   * Writes a job in the caller's transaction; some process runs it soon after the commit.
   *
   * @returns the job's id; null if the kind `isAlone` and has a job already
   */
  send<Payload extends object>(
    tx: Tx,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<string | null>;
  /** Like `send`, for many jobs of a kind that is not `isAlone`, in one statement. */
  sendAll<Payload extends object>(
    tx: Tx,
    kind: JobKind<Payload>,
    many: readonly { readonly payload: Payload; readonly personId: string }[],
  ): Promise<void>;
}
