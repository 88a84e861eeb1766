import pg from 'pg';
import type { Publish } from '../context/server-context.ts';

/** The channel on which processes tell each other of commits. */
export const commitChannel = 'cairn_commits';

/** Tells all processes what was committed. */
export interface Publisher {
  readonly publish: Publish;
  /** Resolves when everything that was published so far is told. */
  settled(): Promise<void>;
}

/**
 * Tells of commits through NOTIFY, outside of the transactions that made them.
 *
 * Inside, PostgreSQL would let only one transaction at a time commit, which costs a busy server most of its writes. If
 * the process dies in between, listeners hear of it with the scope's next change or at their next pull: the stream
 * carries no data. While one telling is under way the next ones gather, the newest version of each scope.
 */
export function openPublisher(pool: pg.Pool): Publisher {
  let waiting = new Map<string, number>();
  let underWay: Promise<void> | null = null;
  const tellAll = async () => {
    while (waiting.size > 0) {
      const told = JSON.stringify([...waiting].slice(0, maxScopesAtOnce));
      waiting = new Map([...waiting].slice(maxScopesAtOnce));
      // Nobody waits for it, and nothing is lost but time.
      await pool.query('select pg_notify($1, $2)', [commitChannel, told]).catch(() => {});
    }
    underWay = null;
  };
  return {
    publish(scopeId, version) {
      waiting.set(scopeId, Math.max(version, waiting.get(scopeId) ?? 0));
      underWay ??= Promise.resolve().then(tellAll);
    },
    settled: async () => {
      await underWay;
    },
  };
}

/** A notification holds at most 8,000 bytes; a scope takes about 60. */
const maxScopesAtOnce = 100;
